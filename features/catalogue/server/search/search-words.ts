import { isSize } from "../../contract/pack-size.ts";
import { addedNamesOf } from "./added-names.ts";
import type { AdminWords } from "./admin-words.queries.ts";
import { wordsOfUse } from "./crop-uses.ts";
import { cropNamesOf } from "./crops.ts";
import { soundOf } from "./spelling.ts";
import { englishStemOf, teluguStemOf } from "./stems.ts";
import { kindNamesOf, synonymsOf } from "./synonyms.ts";
import { longNames } from "./varieties.ts";
import { weights } from "./weights.ts";

// Zero width joiners shape Telugu letters; people type a word with or without them.
const joiners = /[\u200c\u200d]/g;
// What stands around words; inside a word (2,4-D, 0.5%) signs count.
const separators = /(?:[\s\p{Cc}()[\]{}"“”';|+]|[,./:](?=\s|$)|(?<=\s)\/)+/gu;
const teluguDigits = /[\u0c66-\u0c6f]/g;
// A number is typed with or without a space behind letters or a short name: bpt5204, npk10-26-26, urea45kg.
const numberedName = new RegExp(
  `(?<![\\p{L}\\p{M}\\d-])([a-z]{2,4}|${longNames.join("|")}|[\\u0c00-\\u0c65]{2,})-?(\\d{2,})`,
  "gu",
);
// A grade is written 19:19:19, 19-19-19, 19/19/19 or 19 19 19.
const grade =
  /\b(\d{1,2})[\s:.,/-]+(\d{1,2})[\s:.,/-]+(\d{1,2})(?:[\s:.,/-]+(\d{1,2})(?!\s*(?:k?g|gm|m?l|bag|కిలో)))?\b/g;
// A grade of three equal numbers is also said triple 19.
const tripleGrade = /(?<!\S)(?:triple|tripul|ట్రిపుల్)\s*(\d{1,2})\b/g;
// The one weed killer that goes by numbers: 2,4-D, 2 4 d, 24d.
const twoFourD = /(?<![\p{L}\p{M}\d.,-])2[\s,.]*4[\s-]*d(?![\p{L}\p{M}\d])/gu;
// Initials are typed with or without dots: d.a.p, డి.ఎ.పి.
const initials = /(?<![\p{L}\p{M}\d.])(?:\p{L}\p{M}*\.){1,5}\p{L}\p{M}*\.?(?![\p{L}\p{M}\d])/gu;
const mostTypedWords = 8;

/** Text in the one form in which the search compares it. */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFC")
    .replace(joiners, "")
    .toLowerCase()
    .replace(teluguDigits, (digit) => String(digit.charCodeAt(0) - 0x0c66))
    .replace(initials, (letters) => letters.replaceAll(".", ""))
    .replace(twoFourD, "2,4-d")
    .replace(numberedName, "$1 $2")
    .replace(tripleGrade, "$1-$1-$1")
    .replace(grade, (_, ...numbers: unknown[]) =>
      numbers
        .slice(0, 4)
        .filter((number) => typeof number === "string")
        .map((number) => String(Number(number)))
        .join("-"),
    )
    .replace(separators, " ")
    .trim();
}

function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(" ")
    .filter((word) => word !== "");
}

/** A number with its unit, however it is typed: 45kg, 45 kgs, 45 కిలోల. */
const size =
  /(?<![\d.,:-])(\d+(?:\.\d+)?) ?(?:(k(?:g|ilo)s?|కిలో\p{L}?\p{M}*)|(g(?:ram|m)?s?|గ్రా\p{L}*)|(ml|మిలీ)|(l(?:it(?:re|er))?s?|ltr|లీ(?:టర్?\p{M}*)?)|(hp)|(mm)|(inch(?:es)?))(?![\p{L}\p{M}\d])/gu;
const units = ["kg", "g", "ml", "l", "hp", "mm", "inch"];

/** Text with each size as one word. */
function withSizesJoined(text: string): string {
  return foldForSearch(text).replace(
    size,
    (_, number: string, ...found: unknown[]) =>
      number + (units[found.findIndex((unit) => typeof unit === "string")] ?? ""),
  );
}

const sizesOf = (text: string): string[] => withSizesJoined(text).split(" ").filter(isSize);

/** Raise it with every change of these rules, of the sounds or of the synonyms: the words of all products are then written anew. */
export const wordsVersion = 11;

/** Texts of a product by what they are. */
export type SearchedTexts = Readonly<
  Record<Exclude<keyof typeof weights, "name" | "synonym" | "kind" | "use">, readonly string[]>
>;

/** Every word by which a product is found, with its weight: as written and as it sounds, synonyms and names of its crops added, an admin's too. */
export function searchWordsOf(
  texts: SearchedTexts,
  { groups, crops }: AdminWords = { groups: [], crops: [] },
): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, weight: number): void => {
    for (const form of [word, soundOf(word) ?? word]) found.set(form, Math.max(weight, found.get(form) ?? 0));
  };
  const addText = (text: string, weight: number): void => {
    const words = wordsOf(text);
    for (const word of words) add(word, weight);
    for (const part of [...words.flatMap(partsOf), ...sizesOf(text)])
      found.set(part, Math.max(weight, found.get(part) ?? 0));
    if (weight >= weights.synonym) for (const joined of joinedPairs(words)) add(joined, weight - 1);
  };
  for (const [kind, list] of Object.entries(texts)) {
    for (const text of list) addText(text, weights[kind as keyof SearchedTexts]);
  }
  const said = [...texts.title, ...texts.group].map(foldForSearch).join(" | ");
  const kinds = kindNamesOf(said);
  for (const name of kinds) addText(name, weights.kind);
  const synonyms = synonymsOf(said);
  const spoken = [...texts.title, ...texts.group, ...kinds, ...synonyms].map(foldForSearch);
  // A name of one word says more than a word of a longer name: the mite is meant before the mealy bug, పిండి నల్లి.
  for (const synonym of [...synonyms, ...addedNamesOf(spoken, groups)])
    addText(synonym, wordsOf(synonym).length === 1 ? weights.name : weights.synonym);
  if (texts.category.some((category) => goByInitials.test(category)))
    for (const initials of texts.title.flatMap(initialsOf)) add(initials, weights.synonym);
  for (const { name, weight } of cropNamesOf(found, crops)) addText(name, weight);
  for (const word of wordsOfUse(said)) add(word, weights.use);
  return found;
}

/** Categories of substances and cultures, in English. */
const goByInitials = /fertili[sz]er|bio|protection/i;

/** The initials of three or four words side by side, as a dealer says them: NAA of alpha naphthyl acetic acid. */
function initialsOf(title: string): string[] {
  const names = wordsOf(title).map((word) => (/^[a-z]{2,}$/.test(word) ? word : ""));
  return names.flatMap((_, at) =>
    [3, 4]
      .map((length) => names.slice(at, at + length))
      .filter((run) => run.length >= 3 && run.every((word) => word !== ""))
      .map((run) => run.map((word) => word.charAt(0)).join("")),
  );
}

/** A word with a sign inside is also found by its parts: carbendazim of carbendazim/mancozeb; a grade in one, too. */
function partsOf(word: string): string[] {
  if (/^\d{1,2}(?:-\d{1,2}){2,3}$/.test(word)) return gradeInOneOf(word);
  return word.split(/[-/,.]/).filter((part) => part !== word && /^[a-z]{3,}$/.test(part));
}

/** A grade is also typed without anything between its numbers, with or without leading noughts: 18460, 184600. */
function gradeInOneOf(grade: string): string[] {
  const numbers = grade.split("-");
  return [numbers.join(""), numbers.map((number) => number.padStart(2, "0")).join("")];
}

const joinable = [/^[\u0c00-\u0c7f]{2,}$/, /^[a-z]{3,}$/];
const areJoinable = (word: string, next: string): boolean =>
  joinable.some((script) => script.test(word) && script.test(next));

/** Two words side by side are often written as one, in Telugu above all. */
function joinedPairs(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? "";
    return areJoinable(word, next) ? [word + next] : [];
  });
}

/** A typed word in the forms in which it is looked up. */
export interface TypedWord {
  readonly plain: string;
  /** How it sounds; null for one that is not spoken by its letters. */
  readonly sound: string | null;
  /** Without its ending, as written or as it sounds; null when there is nothing to leave out. */
  readonly stem: string | null;
}

/** Words that say nothing about a product. */
const emptyWords = new Set([
  ...["for", "of", "the", "and", "in", "with", "to", "price", "rate", "cost", "buy", "best", "near", "me"],
  ...["how", "control", "medicine", "medicines", "stage", "dose", "good", "on"],
  ...["కోసం", "కు", "లో", "యొక్క", "ధర", "రేటు", "కావాలి", "dhara", "kavali", "kosam"],
  ...["నివారణ", "నివారణకు", "కొరకు", "దశ", "దశలో", "మంచి", "nivarana", "koraku", "manchi"],
]);

/** The words of a typed text, each once, at most eight; words that say nothing are left out unless there is no other. */
export function typedWordsOf(typed: string): TypedWord[] {
  const all = [...new Set(wordsOf(withSizesJoined(typed)))];
  const telling = all.filter((word) => !emptyWords.has(word));
  const words = telling.length > 0 ? telling : all;
  return words.slice(0, mostTypedWords).map(typedWordOf);
}

function typedWordOf(plain: string): TypedWord {
  const sound = soundOf(plain);
  return { plain, sound, stem: englishStemOf(plain) ?? teluguStemOf(sound) };
}

/** Two typed words side by side may be one: ground nut, mealy bug. `first` is the place of the first of them. */
export function joinedNeighbours(
  words: readonly TypedWord[],
): { readonly word: TypedWord; readonly first: number }[] {
  return words.flatMap(({ plain }, first) => {
    const next = words[first + 1]?.plain ?? "";
    return areJoinable(plain, next) ? [{ word: typedWordOf(plain + next), first }] : [];
  });
}
