import type { BuiltPages } from "#engine/web/build/built-pages.ts";

export const pages: BuiltPages = {
  sharedChunk: ["goods-parts", 3, [], "tables/"],
};
