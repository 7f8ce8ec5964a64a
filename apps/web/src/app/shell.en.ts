export const en = {
  product: "Santha",
  skip: "Skip to the content",
  notFound: "This page does not exist",
  home: "Home",
  helpFailed: "Help needs the internet. You are offline.",
};
