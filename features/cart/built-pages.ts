import type { BuiltPages } from "#engine/web/build/built-pages.ts";

export const pages: BuiltPages = {
  reading: ["cart-page.tsx"],
  askedAhead: [
    [
      "/app/store/checkout/cart",
      "cart-page.tsx",
      ["/v2/cart", "/v2/checkout", "/v2/coupons/summary", "/v2/open-payment"],
    ],
  ],
  sharedChunk: ["goods-parts", 2],
};
