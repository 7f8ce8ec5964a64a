import type { BuiltPages } from "#engine/web/build/built-pages.ts";

export const pages: BuiltPages = {
  reading: ["earnings-page.tsx", "my-orders-page.tsx"],
  askedAhead: [
    [
      "/app/order?",
      "earnings-page.tsx",
      ["/rest/v2/estore/stats/santhaEarnings", "/v2/orders?type=&limit=10"],
    ],
  ],
};
