import type { BuiltPages } from "#engine/web/build/built-pages.ts";

export const pages: BuiltPages = {
  reading: ["wishlist-page.tsx"],
  sharedChunk: ["goods-parts", 3],
};
