import type { BuiltPages } from "#engine/web/build/built-pages.ts";

export const pages: BuiltPages = {
  reading: ["stay-sending.ts", "outbox-page.tsx"],
};
