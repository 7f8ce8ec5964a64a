import type { BuiltPages } from "#engine/web/build/built-pages.ts";

export const pages: BuiltPages = {
  reading: ["home-page.tsx"],
  askedAhead: [
    [
      "/app/home?",
      "home-page.tsx",
      ["/v2/orders?latest=living", "/v2/coupons/summary", "/v2/store/products?limit=10"],
    ],
  ],
};
