import type { BuiltPages } from "#engine/web/build/built-pages.ts";

export const pages: BuiltPages = {
  reading: ["view/order-page.tsx"],
  sharedChunk: ["order-parts", 4],
};
