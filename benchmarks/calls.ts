/** A reading call that is measured. */
export interface Call {
  readonly name: string;
  readonly path: string;
}

/** The calls behind the first pages of the app, asked by an agent with a fifth of all orders. */
export const calls: readonly Call[] = [
  { name: "store list, first page", path: "/v2/store/products" },
  { name: "category list", path: "/v2/store/products?category=category-3" },
  { name: "search, a word in every fourth product", path: "/v2/store/products?q=seed" },
  { name: "search, a word in one product", path: "/v2/store/products?q=batch77777" },
  { name: "list of a maker, lowest price", path: "/v2/store/products?makers=Maker%207&sort=price-up" },
  { name: "counts of a category's filters", path: "/v2/store/product-counts?category=category-3" },
  { name: "suggestions while typing", path: "/v2/store/suggestions?q=pad" },
  { name: "product", path: "/v2/store/products/50000" },
  { name: "own orders, first 20", path: "/v2/orders?limit=20" },
  { name: "earnings over all own orders", path: "/rest/v2/estore/stats/santhaEarnings" },
  { name: "cart of two lines", path: "/v2/cart" },
  { name: "check-out of two lines", path: "/v2/checkout" },
];
