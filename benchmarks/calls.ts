/** A reading call that is measured. */
export interface Call {
  readonly name: string;
  /** The question that many people ask. */
  readonly path: string;
  /** Another question for each number; left out where there is only one. */
  readonly distinct?: (number: number) => string;
}

/** The calls behind the first pages of the app, asked by an agent with a fifth of all orders. */
export function callsAmong(products: number): readonly Call[] {
  const middle = Math.ceil(products / 2);
  const product = (number: number) => (number % products) + 1;
  const list = "/v2/store/products";
  const counts = "/v2/store/product-counts?category=category-3";
  return [
    { name: "categories", path: "/v2/store/categories" },
    { name: "store list", path: list, distinct: (number) => `${list}?after=${product(number)}` },
    {
      name: "category list",
      path: `${list}?category=category-3`,
      distinct: (number) => `${list}?category=category-3&after=${product(number)}`,
    },
    {
      name: "search, a word in every fourth product",
      path: `${list}?q=seed`,
      distinct: (number) => `${list}?q=seed&after=${product(number)}`,
    },
    {
      name: "search, a word in one product",
      path: `${list}?q=batch${middle}`,
      distinct: (number) => `${list}?q=batch${product(number)}`,
    },
    { name: "list of a maker, lowest price", path: `${list}?makers=Maker%207&sort=price-up` },
    {
      name: "counts of a category's filters",
      path: counts,
      distinct: (number) => `${counts}&priceFromInPaise=${number + 1}`,
    },
    {
      name: "suggestions while typing",
      path: "/v2/store/suggestions?q=pad",
      distinct: (number) => `/v2/store/suggestions?q=batch${product(number)}`,
    },
    {
      name: "product",
      path: `${list}/${middle}`,
      distinct: (number) => `${list}/${product(number)}`,
    },
    { name: "own orders, first 20", path: "/v2/orders?limit=20" },
    { name: "earnings over all own orders", path: "/rest/v2/estore/stats/santhaEarnings" },
    { name: "home stream", path: "/rest/v1/stream/programStream" },
    { name: "notifications", path: "/v2/notifications" },
    { name: "cart of two lines", path: "/v2/cart" },
    { name: "check-out of two lines", path: "/v2/checkout" },
  ];
}
