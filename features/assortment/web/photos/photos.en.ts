export const en = {
  forAdmins: "This page is for platform admins",
  photos: "Photos",
  hint: "Up to 8. Lists show the first one. Without photos the drawing is shown.",
  save: "Save",
  saved: "Photos saved.",
  photosMissing: "Some photos are not uploaded yet. Wait, try again, or remove them.",
  noConnection: "No connection. Please try again.",
  checkPhotos: "Please correct the marked photos.",
  inStoreNow: "In the store now",
  nonePutThere: "No photos",
  inStore: "See in store",
};
