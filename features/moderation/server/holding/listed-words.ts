import type { Reader } from "#engine/server/data/client.ts";
import { type Listed, selectListed } from "./listed-words.queries.ts";

/** Words as they are compared. */
export function asCompared(words: string): string {
  return asShown(words).toLowerCase();
}

/** The same with capital letters. */
export function asShown(words: string): string {
  return words.normalize("NFC").replace(/\s+/gu, " ").trim();
}

/** Whether words hold one of the list, which support looks at before others see it. */
export async function hasListedWord(reader: Reader, words: string): Promise<boolean> {
  return patternOf(await selectListed(reader))?.test(asCompared(words)) ?? false;
}

/** Words of the list hold only letters, numbers and spaces, so none of them is a sign of a pattern. */
export function patternOf(listed: readonly Listed[]): RegExp | null {
  if (listed.length === 0) return null;
  const parts = listed.map(({ word, takesEndings }) =>
    takesEndings ? word : `${word}(?![\\p{L}\\p{M}\\p{N}])`,
  );
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${parts.join("|")})`, "u");
}
