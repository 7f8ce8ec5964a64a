export const en = {
  hail: (firstName: string) => `Namaskaram, ${firstName}`,
  setPlace: "Set your village",
  search: "Search seeds, sprays, tools",
  latestOrder: "Your latest order",
  allOrders: "All orders",
  latestProducts: "Latest products",
  seeAll: "See all",
  noProducts: "No products in the store yet",
};
