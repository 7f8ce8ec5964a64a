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
  seeAll: "See all products",
};
