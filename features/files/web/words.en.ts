export const en = {
  choose: "Choose a photo",
  another: "Choose another",
  take: "Take a photo",
  remove: "Remove",
  preparing: "Making the photo smaller…",
  sending: (percent: number) => `Uploading: ${percent}%`,
  sent: "Photo uploaded.",
  notSent: "Could not upload the photo. Check your connection and try again.",
  notAPicture: "This is not a picture. Please choose a photo (JPEG, PNG or WebP).",
  again: "Try again",
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. Please choose a smaller one.`,
};
