export const en = {
  welcome: "Welcome to Santha",
  slogan: "The village market, open every day",
  tour: "A short tour",
  tourHelp: "Press here on any page, and it tells you what the page is for.",
  tourWishlist: "Products that you marked with the heart wait for you here.",
  tourCart: "Your cart: what you want to buy now, for yourself or for a farmer.",
  tourStep: (at: number, all: number) => `${at} of ${all}`,
  tourNext: "Next",
  tourDone: "Done",
  tourEnd: "End the tour",
};
