import type { Language } from "#engine/contract/language.ts";

/** The pages that everybody may read, at plain addresses without the app. */
export const legalPages = ["terms", "privacy", "refunds", "grievance"] as const;
export type LegalPage = (typeof legalPages)[number];

/** Address of a legal page in a language. */
export function legalPath(page: LegalPage, language: Language): string {
  return `/public/legal/${page}?l=${language}`;
}
