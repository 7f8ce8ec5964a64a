export const en = {
  product: "Santha",
  skip: "Skip to the content",
  notFound: "This page does not exist",
  home: "Home",
  slow: "Slow network. Still loading.",
  helpFailed: "You are offline. Help needs the internet.",
};
