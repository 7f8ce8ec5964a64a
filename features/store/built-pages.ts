import type { BuiltPages } from "#engine/web/build/built-pages.ts";

export const pages: BuiltPages = {
  ahead: ["product/product-page.tsx"],
  askedAhead: [
    ["/app/store/p/", "product/product-page.tsx", ["/v2/store/products/{id}"]],
    ["/app/store?", "store-page.tsx", ["/v2/store/products?sort=best&limit=20"]],
    ["/app/store", "store-page.tsx", []],
  ],
};
