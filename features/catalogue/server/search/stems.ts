/** What a word begins with whatever its ending is: people ask for one thing or for many, and Telugu joins small words to it. */

const englishEndings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, "y"],
  [/(?<=[sxz]|[cs]h)es$/, ""],
  [/(?<=[^s])s$/, ""],
  // What happens to a plant is said in several forms: wilt, wilting, wilted; rot, rotting.
  [/(?<=[a-z]{2})([bdgkmnprt])\1(?:ing|ed)$/, "$1"],
  [/(?<=[a-z]{4})(?:ing|ed)$/, ""],
];
/** The fruit of a plant; many, of many, to, from and with, as they sound. */
const fruitEnding = /kaya(?:lu|la)?$/;
const smallEnding = /(?:lu|la|lo|ku|ki|ni|nu|to)$/;
const shortestEnglish = 3;
const shortestTelugu = 4;

/** A word without its English ending; null when it has none. */
export function englishStemOf(plain: string): string | null {
  if (!/^[a-z]+$/.test(plain)) return null;
  for (const [ending, instead] of englishEndings) {
    const stem = plain.replace(ending, instead);
    if (stem !== plain) return stem.length >= shortestEnglish ? stem : null;
  }
  return null;
}

/** How a word sounds without its Telugu ending; null when it has none. */
export function teluguStemOf(sound: string | null): string | null {
  if (sound === null) return null;
  const stems = [fruitEnding, smallEnding].map((ending) => sound.replace(ending, ""));
  return stems.find((stem) => stem !== sound && stem.length >= shortestTelugu) ?? null;
}
