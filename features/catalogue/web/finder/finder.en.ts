export const en = {
  product: "Product from the store",
  hint: "Search by its name.",
  find: "Find",
  choose: (title: string) => `Add ${title}`,
  remove: "Remove the product",
  none: "No such product. Try another word.",
  notSearched: "Could not search. Try again.",
};
