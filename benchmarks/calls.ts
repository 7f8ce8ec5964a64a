import { categoryPlaces, listPlaces, range, spread, wordPlaces } from "./places.ts";

/** So many different questions at most: none comes again while an answer may be kept. */
const mostQuestions = 1000;

/** A reading call that is measured. */
export interface Call {
  readonly name: string;
  /** The question that many people ask. */
  readonly path: string;
  /** Different questions of the same kind; left out where there is only one. */
  readonly distinct?: readonly string[];
}

/** The calls behind the first pages of the app, asked by an agent with a fifth of all orders. */
export function callsAmong(products: number): readonly Call[] {
  const middle = Math.ceil(products / 2);
  const list = "/v2/store/products";
  const counts = "/v2/store/product-counts?category=category-3";
  const numbers = spread(range(1, products), mostQuestions);
  const distinct = <Asked>(asked: readonly Asked[], path: (asked: Asked) => string) => ({
    distinct: spread(asked, mostQuestions).map(path),
  });
  return [
    { name: "categories", path: "/v2/store/categories" },
    {
      name: "store list",
      path: list,
      ...distinct(listPlaces(products), ({ after }) => `${list}?after=${after}`),
    },
    {
      name: "category list",
      path: `${list}?category=category-3`,
      ...distinct(
        categoryPlaces(products),
        ({ category, after }) => `${list}?category=${category}&after=${after}`,
      ),
    },
    {
      name: "search, a word in every fourth product",
      path: `${list}?q=seed`,
      ...distinct(wordPlaces(products), ({ word, after }) => `${list}?q=${word}&after=${after}`),
    },
    {
      name: "search, a word in one product",
      path: `${list}?q=batch${middle}`,
      ...distinct(numbers, (number) => `${list}?q=batch${number}`),
    },
    { name: "list of a maker, lowest price", path: `${list}?makers=Maker%207&sort=price-up` },
    {
      name: "counts of a category's filters",
      path: counts,
      ...distinct(range(1, mostQuestions), (number) => `${counts}&priceFromInPaise=${number}`),
    },
    {
      name: "suggestions while typing",
      path: "/v2/store/suggestions?q=pad",
      ...distinct(numbers, (number) => `/v2/store/suggestions?q=batch${number}`),
    },
    {
      name: "product",
      path: `${list}/${middle}`,
      ...distinct(numbers, (number) => `${list}/${number}`),
    },
    { name: "own orders, first 20", path: "/v2/orders?limit=20" },
    { name: "earnings over all own orders", path: "/rest/v2/estore/stats/santhaEarnings" },
    { name: "home stream", path: "/rest/v1/stream/programStream" },
    { name: "notifications", path: "/v2/notifications" },
    { name: "cart of two lines", path: "/v2/cart" },
    { name: "check-out of two lines", path: "/v2/checkout" },
  ];
}
