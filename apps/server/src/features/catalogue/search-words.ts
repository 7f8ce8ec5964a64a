import { soundOf } from "./spelling.ts";
import { synonymsOf } from "./synonyms.ts";

// Zero width joiners shape Telugu letters; people type a word with or without them.
const joiners = /[\u200c\u200d]/g;
// What stands around words; inside a word (2,4-D, 0.5%) signs count.
const separators = /(?:[\s\p{Cc}()[\]{}"“”';|+]|[,./:](?=\s|$)|(?<=\s)\/)+/gu;
// A grade is written 19:19:19, 19-19-19 or 19 19 19.
const grade = /\b(\d{1,2})[\s:.-]+(\d{1,2})[\s:.-]+(\d{1,2})(?:[\s:.-]+(\d{1,2}))?\b/g;
const mostTypedWords = 8;

/** Text in the one form in which the search compares it. */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFC")
    .replace(joiners, "")
    .toLowerCase()
    .replace(grade, (_, ...numbers: unknown[]) =>
      numbers
        .slice(0, 4)
        .filter((number) => typeof number === "string")
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

/** Raise it with every change of these rules, of the sounds or of the synonyms: the words of all products are then written anew. */
export const wordsVersion = 2;

/** What a word of a product says about it, the most first. */
export const weights = { title: 10, synonym: 7, group: 5, pack: 3, maker: 3, category: 2 } as const;

/** Texts of a product by what they are. */
export type SearchedTexts = Readonly<Record<Exclude<keyof typeof weights, "synonym">, readonly string[]>>;

/** Every word by which a product is found, with its weight: as written and as it sounds, synonyms added. */
export function searchWordsOf(texts: SearchedTexts): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, weight: number): void => {
    found.set(word, Math.max(weight, found.get(word) ?? 0));
  };
  const addText = (text: string, weight: number): void => {
    for (const word of wordsOf(text)) {
      add(word, weight);
      const sound = soundOf(word);
      if (sound !== null) add(sound, weight);
      // A word with a sign inside is also found by its parts: carbendazim of carbendazim/mancozeb.
      for (const part of word.split(/[-/,.]/))
        if (part !== word && /^[a-z]{3,}$/.test(part)) add(part, weight);
    }
  };
  for (const [kind, list] of Object.entries(texts)) {
    for (const text of list) addText(text, weights[kind as keyof SearchedTexts]);
  }
  const said = [...texts.title, ...texts.group].map(foldForSearch).join(" | ");
  for (const synonym of synonymsOf(said)) addText(synonym, weights.synonym);
  return found;
}

/** A typed word in the two forms in which it is looked up. */
export interface TypedWord {
  readonly plain: string;
  /** How it sounds; null for one that is not spoken by its letters. */
  readonly sound: string | null;
}

/** Words that say nothing about a product. */
const emptyWords = new Set(["for", "of", "the", "and", "in", "with", "to", "కోసం", "కు", "లో", "యొక్క"]);

/** The words of a typed text, each once, at most eight; words that say nothing are left out unless there is no other. */
export function typedWordsOf(typed: string): TypedWord[] {
  const all = [...new Set(wordsOf(typed))];
  const telling = all.filter((word) => !emptyWords.has(word));
  const words = telling.length > 0 ? telling : all;
  return words.slice(0, mostTypedWords).map((plain) => ({ plain, sound: soundOf(plain) }));
}
