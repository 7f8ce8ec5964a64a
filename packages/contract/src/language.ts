import * as z from "zod/mini";

export const languages = ["en", "te"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** Text of the catalogue and other content in both languages; the screen picks, so switching needs no reload. */
export const localizedText = z.object({ en: z.string(), te: z.string() });
export type LocalizedText = z.output<typeof localizedText>;
