import type { BuiltPages } from "#engine/web/build/built-pages.ts";

export const pages: BuiltPages = {
  ahead: ["notifications-page.tsx"],
};
