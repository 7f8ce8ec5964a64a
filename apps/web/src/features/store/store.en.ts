import { formatCount } from "#lib/money";

export const en = {
  clearSearch: "Clear the search",
  allProducts: "All products",
  groups: "Groups",
  allGroups: "All",
  results: (q: string) => `Results for "${q}"`,
  counted: (count: number) => formatCount(count),
  loadMore: "Load more",
  loadMoreFailed: "More products could not be loaded.",
  noResults: (q: string) => `No results for "${q}"`,
  noResultsHint: "Try fewer or other words.",
  noResultsHere: (category: string) => `Nothing in ${category} matches.`,
  searchEverywhere: "Search the whole store",
  noGoods: "No products here yet",
  noneWithFilters: "No product fits these filters",
  clearFilters: "Clear filters",
  notDeliveredHere: "There are products, but none is delivered to your pin code.",
  changePinCode: "Change pin code",
  seeAll: "See all products",
};
