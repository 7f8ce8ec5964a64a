import * as z from "zod/mini";

export const languages = ["en", "te"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** Text of the catalogue and other content in both languages; the screen picks, so switching needs no reload. */
export const localizedText = z.object({ en: z.string(), te: z.string() });
export type LocalizedText = z.output<typeof localizedText>;

/** A name of a person or place; null where nobody has said what it is in Telugu, and the Latin one stands. */
export const nameText = z.object({ en: z.string(), te: z.nullable(z.string()) });
export type NameText = z.output<typeof nameText>;
