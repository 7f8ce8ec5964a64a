export const en = {
  welcome: "Welcome to Santha",
  slogan: "The village market, open every day",
  tour: "A short tour",
  tourHelp: "Tap here on any page to learn what the page is for.",
  tourWishlist: "Products you marked with the heart are here.",
  tourCart: "Your cart: what you are buying, for yourself or for a farmer.",
  tourStep: (at: number, all: number) => `${at} of ${all}`,
  tourNext: "Next",
  tourDone: "Done",
  tourEnd: "End the tour",
};
