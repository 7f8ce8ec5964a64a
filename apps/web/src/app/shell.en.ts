export const en = {
  product: "Santha",
  skip: "Skip to the content",
  notFound: "This page does not exist",
  home: "Home",
  slow: "The network is slow. Still waiting for an answer.",
  helpFailed: "Help needs the internet. You are offline.",
};
