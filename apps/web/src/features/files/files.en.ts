export const en = {
  choose: "Choose a photo",
  another: "Choose another",
  take: "Take a photo",
  remove: "Remove",
  preparing: "Making the photo smaller…",
  sending: (percent: number) => `Sending: ${percent}%`,
  sent: "The photo is ready.",
  notSent: "The photo could not be sent. Check your connection and try again.",
  notAPicture: "This is not a picture. Please choose a photo (JPEG, PNG or WebP).",
  again: "Try again",
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. Please choose a smaller one.`,
};
