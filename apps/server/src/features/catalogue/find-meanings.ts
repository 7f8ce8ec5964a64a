import type { Reader } from "@santha/database/client";
import { useMark } from "./crop-uses.ts";
import { selectTerms, type TermRow } from "./search.queries.ts";
import { joinedNeighbours, type TypedWord, typedWordsOf } from "./search-words.ts";
import { areTwoEditsApart, isOneEditApart } from "./spelling.ts";
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
  twoEdits: 0.45,
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
    // Two words that are each as near to one of the store are not one.
    const apartness = Math.min(closestOf(one), closestOf(other));
    if ((isKnown(one) && isKnown(other)) || apartness >= closestOf(together))
      return meanings.with(first, [...one, ...together.map(asBeginning)]);
    return meanings.with(first, together).with(first + 1, together);
  }, apart);
}

const asBeginning = (meaning: Meaning): Meaning => ({ ...meaning, closeness: closeness.beginning });

/** A number that is near another one is another variety. */
const isItself = (meaning: Meaning): boolean => meaning.closeness === closeness.itself;

const closestOf = (meanings: readonly Meaning[]): number => meanings[0]?.closeness ?? 0;

/** Whether a word of the store was typed, not merely something near one. */
function isKnown(meanings: readonly Meaning[]): boolean {
  return closestOf(meanings) >= closeness.stem;
}

const shortestSpelt = 6;

/**
 * Whether a typed word is none of the store and what it was taken for is a guess: one letter of a short word or of one
 * in Telugu script makes another word, and so does another first letter; the middle of a longer word is not that word.
 */
export function isGuessed(typed: string, meanings: readonly Meaning[]): boolean {
  const [closest] = meanings;
  if (!closest || closest.closeness < closeness.oneEdit) return true;
  if (closest.closeness >= closeness.beginning) return false;
  // How a word sounds may be shorter than it is typed.
  return Math.min(typed.length, closest.word.length + 1) < shortestSpelt || !/^[a-z]/.test(typed);
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
  const closest = closestOf(close);
  const meant = close.filter((meaning) => {
    // A word of the store was not meant to be another one.
    if (isKnown(close)) return meaning.closeness >= closeness.beginning;
    return meaning.closeness !== closeness.twoEdits || closest === closeness.twoEdits;
  });
  return meant.slice(0, mostMeanings);
}

/** Of shorter words one letter is too much, and two letters. */
const shortestMisspelt = 4;
const shortestTwiceMisspelt = 9;
/** A word of at least so many letters names a kind where another word ends with it: muskmelon. */
const shortestKind = 5;

function closenessOf({ plain, sound, stem }: TypedWord, word: string): number | null {
  if (word === plain) return closeness.itself;
  if (word === sound) return closeness.sound;
  if (word === stem) return closeness.stem;
  const beginnings = [plain, ...[stem].filter(isOfLength(4)), ...[sound].filter(isOfLength(3))];
  if (beginnings.some((form) => word.startsWith(form)) || isKindOf(plain, word)) return closeness.beginning;
  return misspeltCloseness([plain, sound ?? plain], word) ?? insideCloseness(plain, word);
}

const isOfLength =
  (shortest: number) =>
  (form: string | null): form is string =>
    form !== null && form.length >= shortest;

const isKindOf = (plain: string, word: string): boolean =>
  /^[a-z]/.test(plain) && plain.length >= shortestKind && word.endsWith(plain);

const insideCloseness = (plain: string, word: string): number | null =>
  plain.length >= 4 && word.includes(plain) ? closeness.inside : null;

function misspeltCloseness(forms: readonly string[], word: string): number | null {
  const beginsSo = forms.some((form) => form[0] === word[0]);
  const isLong = (form: string, shortest: number): boolean => Math.min(form.length, word.length) >= shortest;
  if (forms.some((form) => isLong(form, shortestMisspelt) && isOneEditApart(word, form)))
    return beginsSo ? closeness.oneEdit : closeness.otherStart;
  const isTwo = (form: string): boolean =>
    isLong(form, shortestTwiceMisspelt) && areTwoEditsApart(word, form);
  return beginsSo && forms.some(isTwo) ? closeness.twoEdits : null;
}
