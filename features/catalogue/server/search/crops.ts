import { weights } from "./weights.ts";

/** A crop of the table with all its names: English, Telugu and others, folded as the search compares them. */
export interface CropNames {
  readonly slug: string;
  readonly names: readonly string[];
}

/** The crops that a product is for, as slugs: those that its title names or that its substance is in common use for. */
export function cropsOf(words: ReadonlyMap<string, number>, crops: readonly CropNames[]): string[] {
  return crops.flatMap((crop) => (weightOfCrop(words, crop) >= weights.synonym ? [crop.slug] : []));
}

/**
 * How much a product says of a crop, by its names in English letters. Telugu ones name too much beside a crop:
 * పసుపు is turmeric and yellow.
 */
function weightOfCrop(words: ReadonlyMap<string, number>, { names }: CropNames): number {
  return Math.max(0, ...names.map((name) => (/\p{Script=Latin}/u.test(name) ? weightOf(words, name) : 0)));
}

/** A name of two words is also kept as one; of a longer one each word is asked for. */
function weightOf(words: ReadonlyMap<string, number>, name: string): number {
  const parts = name.split(" ");
  const asked = parts.length > 2 ? parts : [parts.join("")];
  return Math.min(...asked.map((word) => words.get(word) ?? 0));
}

/** How much less another name of its crop says of a product: too little to name a second crop. */
const lessForNames = 4;

/** All names of the crops that a product is for, each with its weight. */
export function cropNamesOf(
  words: ReadonlyMap<string, number>,
  crops: readonly CropNames[],
): { readonly name: string; readonly weight: number }[] {
  return crops.flatMap((crop) => {
    const weight = weightOfCrop(words, crop);
    if (weight < weights.synonym) return [];
    return crop.names.map((name) => ({ name, weight: weight - lessForNames }));
  });
}
