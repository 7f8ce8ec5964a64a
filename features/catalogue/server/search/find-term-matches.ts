import type { Reader } from "#engine/server/data/client.ts";
import { plantsByWord } from "./build-search.ts";
import { useMark } from "./crop-uses.ts";
import type { CropNames } from "./crops.ts";
import { type CropsRead, selectTerms, type TermRow } from "./search.queries.ts";
import { joinedNeighbours, type TypedWord, typedWordsOf } from "./search-words.ts";
import { areTwoEditsApart, isOneEditApart } from "./spelling.ts";
import { isNumberOfVariety } from "./varieties.ts";

/** A word of the catalogue that a typed word may match; `closeness` is 1 for the same word. */
export interface TermMatch {
  readonly word: string;
  readonly closeness: number;
  /** How many products contain it. */
  readonly productCount: number;
}

/** What typed words may mean. */
export interface FoundTerms {
  /** The catalogue words that each typed word may match, closest first; empty for unknown words. */
  readonly meanings: readonly (readonly TermMatch[])[];
  /** Slugs of crops and other plants by the words that name them. */
  readonly plants: ReadonlyMap<string, string>;
}

/** Closeness of each kind of match, best first. Distant spellings count only where nothing matches better. */
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
/** How many of the closest matches of a word are used. */
const mostMeanings = 24;

/** The words of a typed text, in the order of their matches. */
export function typedWords(typed: string): string[] {
  return typedWordsOf(typed).map(({ plain }) => plain);
}

/**
 * The catalogue words that each typed word may match, and the plants that words may name. Two neighbours that
 * form one word ("ground nut") both match it; if both are known alone, it ranks last for the first. One statement.
 */
export async function findTermMatches(reader: Reader, typed: string): Promise<FoundTerms> {
  const words = typedWordsOf(typed);
  if (words.length === 0) return { meanings: [], plants: new Map() };
  const joined = joinedNeighbours(words);
  const known = plantsLately;
  const sought = [...words, ...joined.map(({ word }) => word)];
  const { terms: rows, crops } = await selectTerms(reader, sought, known?.version);
  return { meanings: meaningsOfAll(words, joined, rows), plants: plantsOf(crops, known) };
}

interface Plants {
  readonly version: string;
  readonly plants: FoundTerms["plants"];
}

let plantsLately: Plants | undefined;

/** The plants by word; read and worked out anew only where the table of crops has changed. */
function plantsOf({ version, names }: CropsRead, known: Plants | undefined): FoundTerms["plants"] {
  if (names === null) return known?.plants ?? new Map();
  plantsLately = { version, plants: plantsByWord(JSON.parse(names) as CropNames[]) };
  return plantsLately.plants;
}

function meaningsOfAll(
  words: readonly TypedWord[],
  joined: ReturnType<typeof joinedNeighbours>,
  rows: readonly TermRow[],
): TermMatch[][] {
  const terms = Map.groupBy(rows, ({ position }) => position);
  const typedPlain = words.map(({ plain }) => plain);
  const apart = words.map((word, position) => {
    const meanings = meaningsOf(word, terms.get(position) ?? []);
    return isNumberOfVariety(typedPlain, position) ? meanings.filter(isItself) : meanings;
  });
  return joined.reduce((meanings, { word, first }, at) => {
    const [one = [], other = []] = apart.slice(first, first + 2);
    const together = meaningsOf(word, terms.get(words.length + at) ?? []).filter(isNearlyIt);
    if (together.length === 0) return meanings;
    // Two words that are each as close to catalogue words as their combination are not one word.
    const apartness = Math.min(closestOf(one), closestOf(other));
    if ((isKnown(one) && isKnown(other)) || apartness >= closestOf(together))
      return meanings.with(first, [...one, ...together.map(asBeginning)]);
    return meanings.with(first, together).with(first + 1, together);
  }, apart);
}

const asBeginning = (meaning: TermMatch): TermMatch => ({ ...meaning, closeness: closeness.beginning });

/** For numbers only exact matches count: a similar number is another variety. */
const isItself = (meaning: TermMatch): boolean => meaning.closeness === closeness.itself;

const closestOf = (meanings: readonly TermMatch[]): number => meanings[0]?.closeness ?? 0;

/** Whether a catalogue word was typed, not merely a similar spelling. */
function isKnown(meanings: readonly TermMatch[]): boolean {
  return closestOf(meanings) >= closeness.stem;
}

const shortestSpelt = 6;

/**
 * Whether the match of an unknown word is only a guess. One letter changes the meaning of a short or Telugu word,
 * or at the start of a word. A match inside a longer word is a guess too.
 */
export function isGuessed(typed: string, meanings: readonly TermMatch[]): boolean {
  const [closest] = meanings;
  if (!closest || closest.closeness < closeness.oneEdit) return true;
  if (closest.closeness >= closeness.beginning) return false;
  // The sound of a word may be shorter than its spelling.
  return Math.min(typed.length, closest.word.length + 1) < shortestSpelt || !/^[a-z]/.test(typed);
}

/** Two words together match only the exact combination or one with a single letter changed. */
function isNearlyIt(meaning: TermMatch): boolean {
  return meaning.closeness >= closeness.stem || meaning.closeness === closeness.oneEdit;
}

function meaningsOf(typed: TypedWord, terms: readonly TermRow[]): TermMatch[] {
  const close = terms
    .flatMap(({ word, productCount }) => {
      // Words without products match nothing, and words of use cannot be typed.
      const near = productCount > 0 && !word.startsWith(useMark) ? closenessOf(typed, word) : null;
      return near === null ? [] : [{ word, closeness: near, productCount }];
    })
    .toSorted((one, other) => other.closeness - one.closeness || other.productCount - one.productCount);
  const closest = closestOf(close);
  const meant = close.filter((meaning) => {
    // A word of the catalogue is not a misspelling of another.
    if (isKnown(close)) return meaning.closeness >= closeness.beginning;
    return meaning.closeness !== closeness.twoEdits || closest === closeness.twoEdits;
  });
  return meant.slice(0, mostMeanings);
}

/** Shortest words in which one wrong letter is accepted, and two. */
const shortestMisspelt = 4;
const shortestTwiceMisspelt = 9;
/** Shortest word that may name a kind at the end of a longer word: muskmelon. */
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
