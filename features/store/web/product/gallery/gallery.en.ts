export const en = {
  photos: "Photos",
  photoOf: (title: string, number: number, count: number) =>
    count === 1 ? title : `${title}, photo ${number} of ${count}`,
  photoAt: (number: number, count: number) => `Photo ${number} of ${count}`,
  enlarge: (number: number, count: number) => `Enlarge photo ${number} of ${count}`,
  photoBefore: "Previous photo",
  photoAfter: "Next photo",
  larger: "Make larger",
  smaller: "Make smaller",
  closePhotos: "Close",
};
