import { foldForSearch } from "./search-words.ts";
import { soundOf } from "./spelling.ts";
import { englishStemOf, teluguStemOf } from "./stems.ts";

/**
 * The words of a text as they are compared with those of another one: each as it sounds, without its ending. Mirapa,
 * మిరప and మిరపకాయలు are one word.
 */
export function wordRootsOf(text: string): string[] {
  return foldForSearch(text)
    .split(/[\s,.?!/-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map(rootOf);
}

function rootOf(word: string): string {
  const stem = englishStemOf(word);
  if (stem !== null) return soundOf(stem) ?? stem;
  const sound = soundOf(word);
  return teluguStemOf(sound) ?? sound ?? word;
}
