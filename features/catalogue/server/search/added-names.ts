import { soundOf } from "./spelling.ts";

/** Words that mean the same, as an admin added them: each as it is written, and its words as they sound. */
export type AddedGroup = readonly Phrase[];

interface Phrase {
  readonly text: string;
  readonly sounds: readonly string[];
}

/** A folded text with its words as they sound. */
export function phraseOf(text: string): Phrase {
  return { text, sounds: text.split(" ").map((word) => soundOf(word) ?? word) };
}

/** The other words of each group of which the folded texts say one, in whatever spelling. */
export function addedNamesOf(spoken: readonly string[], groups: readonly AddedGroup[]): string[] {
  if (groups.length === 0) return [];
  const texts = spoken.map((text) => phraseOf(text).sounds);
  return groups.flatMap((group) => {
    const unsaid = group.filter(({ sounds }) => !texts.some((words) => says(words, sounds)));
    return unsaid.length === group.length ? [] : unsaid.map(({ text }) => text);
  });
}

/** Whether the words stand side by side in a text. */
const says = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_, at) => phrase.every((part, next) => words[at + next] === part));
