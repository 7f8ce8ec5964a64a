import { crops } from "#features/profiles/contract/crops.ts";
import { weights } from "./search-words.ts";

/** Words that stand for a crop beside its slug; those of two words are found by their synonyms. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  paddy: ["rice"],
  "red-gram": ["redgram"],
  "green-gram": ["greengram"],
  "black-gram": ["blackgram"],
  "bengal-gram": ["bengalgram", "chickpea"],
  "pearl-millet": ["bajra"],
  "finger-millet": ["ragi"],
};

/** The crops that a product is for, as slugs: those that its title names or that its substance is in common use for. */
export function cropsOf(words: ReadonlyMap<string, number>): string[] {
  const says = (word: string): boolean => (words.get(word) ?? 0) >= weights.synonym;
  return crops
    .map(({ slug }) => slug)
    .filter((slug) => [slug, ...(otherWords[slug] ?? [])].some((word) => says(word)));
}
