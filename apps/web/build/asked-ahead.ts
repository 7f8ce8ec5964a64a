/**
 * The pages that people open first, by the beginning of their address; the first that fits counts. With each, what it
 * asks the server before it can be read, as it asks when its address has no search; `{id}` is the number at the end of
 * the address. e2e/first-screen.spec.ts opens each of them that asks
 * anything and holds that every such question is taken by the page.
 */
export const askedAhead: readonly (readonly [
  address: string,
  source: string,
  questions: readonly string[],
])[] = [
  ["/app/store/p/", "src/features/store/product-page.tsx", ["/v2/store/products/{id}"]],
  [
    "/app/store/checkout/cart",
    "src/features/cart/cart-page.tsx",
    ["/v2/cart", "/v2/checkout", "/v2/coupons/summary", "/v2/open-payment"],
  ],
  [
    "/app/store/checkout/shipping",
    "src/features/checkout/shipping-page.tsx",
    ["/v2/checkout", "/v2/addresses"],
  ],
  ["/app/store/checkout/confirm", "src/features/checkout/confirm-page.tsx", ["/v2/checkout"]],
  ["/app/store?", "src/features/store/store-page.tsx", ["/v2/store/products?sort=best&limit=20"]],
  ["/app/store", "src/features/store/store-page.tsx", []],
  [
    "/app/order?",
    "src/features/earnings/earnings-page.tsx",
    ["/rest/v2/estore/stats/santhaEarnings", "/v2/orders?type=&limit=10"],
  ],
  [
    "/app/home?",
    "src/features/home/home-page.tsx",
    ["/v2/orders?limit=1", "/v2/coupons/summary", "/v2/store/products?limit=10"],
  ],
];
