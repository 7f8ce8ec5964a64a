import type { Reader } from "@santha/database/client";
import { useMark } from "./crop-uses.ts";
import { selectTerms, type TermRow } from "./search.queries.ts";
import { joinedNeighbours, type TypedWord, typedWordsOf } from "./search-words.ts";
import { isOneEditApart } from "./spelling.ts";
import { isNumberOfVariety } from "./varieties.ts";

/** A word of the store that a typed word may mean; `closeness` is 1 for the word itself. */
export interface Meaning {
  readonly word: string;
  readonly closeness: number;
  /** How many products it finds. */
  readonly productCount: number;
}

/** How close kinds of matches are, the best first. What is merely near counts only where nothing fits better. */
const closeness = {
  itself: 1,
  sound: 0.9,
  stem: 0.8,
  beginning: 0.6,
  oneEdit: 0.5,
  otherStart: 0.4,
  inside: 0.35,
} as const;
/** So many of the closest meanings of a word are looked for. */
const mostMeanings = 24;

/** The words of a typed text in the order in which their meanings are told. */
export function typedWords(typed: string): string[] {
  return typedWordsOf(typed).map(({ plain }) => plain);
}

/**
 * What each typed word may mean in the store, the closest first; an empty list for a word that means nothing here.
 * Two neighbours that are one word of the store, as ground nut, both mean that word; where each is a word by itself, it
 * comes last among the meanings of the first. One statement.
 */
export async function findMeanings(reader: Reader, typed: string): Promise<Meaning[][]> {
  const words = typedWordsOf(typed);
  if (words.length === 0) return [];
  const joined = joinedNeighbours(words);
  const terms = Map.groupBy(
    await selectTerms(reader, [...words, ...joined.map(({ word }) => word)]),
    ({ position }) => position,
  );
  const typedPlain = words.map(({ plain }) => plain);
  const apart = words.map((word, position) => {
    const meanings = meaningsOf(word, terms.get(position) ?? []);
    return isNumberOfVariety(typedPlain, position) ? meanings.filter(isItself) : meanings;
  });
  return joined.reduce((meanings, { word, first }, at) => {
    const [one = [], other = []] = apart.slice(first, first + 2);
    const together = meaningsOf(word, terms.get(words.length + at) ?? []).filter(isNearlyIt);
    if (together.length === 0) return meanings;
    if (isKnown(one) && isKnown(other))
      return meanings.with(first, [...one, ...together.filter(isWhole).map(asBeginning)]);
    return meanings.with(first, together).with(first + 1, together);
  }, apart);
}

const isWhole = (meaning: Meaning): boolean => meaning.closeness >= closeness.sound;
const asBeginning = (meaning: Meaning): Meaning => ({ ...meaning, closeness: closeness.beginning });

/** A number that is near another one is another variety. */
const isItself = (meaning: Meaning): boolean => meaning.closeness === closeness.itself;

/** Whether a word of the store was typed, not merely something near one. */
function isKnown(meanings: readonly Meaning[]): boolean {
  return (meanings[0]?.closeness ?? 0) >= closeness.stem;
}

const shortestSpelt = 6;

/**
 * Whether a typed word is none of the store and what it was taken for is a guess: one letter of a short word or of one
 * in Telugu script makes another word, and so does another first letter; the middle of a longer word is not that word.
 */
export function isGuessed(typed: string, meanings: readonly Meaning[]): boolean {
  const closest = meanings[0]?.closeness ?? 0;
  if (closest >= closeness.beginning) return false;
  return closest < closeness.oneEdit || typed.length < shortestSpelt || !/^[a-z]/.test(typed);
}

/** What two words together mean must be that very word, or one letter from it. */
function isNearlyIt(meaning: Meaning): boolean {
  return meaning.closeness >= closeness.stem || meaning.closeness === closeness.oneEdit;
}

function meaningsOf(typed: TypedWord, terms: readonly TermRow[]): Meaning[] {
  const close = terms
    .flatMap(({ word, productCount }) => {
      // A word that no product has any more means nothing, and words of use are not typed.
      const near = productCount > 0 && !word.startsWith(useMark) ? closenessOf(typed, word) : null;
      return near === null ? [] : [{ word, closeness: near, productCount }];
    })
    .toSorted((one, other) => other.closeness - one.closeness || other.productCount - one.productCount);
  // A word of the store was not meant to be another one.
  const meant = isKnown(close) ? close.filter((meaning) => meaning.closeness >= closeness.beginning) : close;
  return meant.slice(0, mostMeanings);
}

function closenessOf({ plain, sound, stem }: TypedWord, word: string): number | null {
  if (word === plain) return closeness.itself;
  if (word === sound) return closeness.sound;
  if (word === stem) return closeness.stem;
  if (stem !== null && stem.length >= 4 && word.startsWith(stem)) return closeness.beginning;
  if (word.startsWith(plain) || (sound !== null && sound.length >= 3 && word.startsWith(sound)))
    return closeness.beginning;
  // Of two short words one letter is too much.
  if (word.length >= 4 && [plain, sound ?? plain].some((form) => isOneEditApart(word, form)))
    return [plain, sound].some((form) => form?.[0] === word[0]) ? closeness.oneEdit : closeness.otherStart;
  return plain.length >= 4 && word.includes(plain) ? closeness.inside : null;
}
