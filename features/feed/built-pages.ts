import type { BuiltPages } from "#engine/web/build/built-pages.ts";

export const pages: BuiltPages = {
  ahead: ["stream/stream-page.tsx"],
};
