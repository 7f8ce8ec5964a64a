import type { BuiltPages } from "#engine/web/build/built-pages.ts";

export const pages: BuiltPages = {
  ahead: ["public.ts", "faq-page.tsx", "contact-page.tsx"],
};
