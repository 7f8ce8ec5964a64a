// Zero width joiners shape Telugu letters; people type a word with or without them.
const joiners = /[\u200c\u200d]/g;
// What stands around words; inside a word (19:19:19, 2,4-D, 0.5%) signs count.
const separators = /(?:[\s\p{Cc}()[\]{}"';|]|[,./:](?=\s|$))+/gu;

/** Text in the one form in which the search compares it. */
export function foldForSearch(text: string): string {
  return text.normalize("NFC").replace(joiners, "").toLowerCase().replace(separators, " ").trim();
}

/**
 * Everything a product can be found by, in both languages, as column `search_text` holds it. A space stands
 * before every word, so that the beginning of a word can be looked for.
 */
export function searchTextOf(parts: readonly string[]): string {
  const folded = [...new Set(parts.map(foldForSearch))].filter((part) => part !== "");
  return folded.map((part) => ` ${part}`).join("");
}

/**
 * The LIKE patterns that a product's search text must all match: every typed word is contained. A word of one or
 * two letters must begin a word, else the index has nothing to look for. At most eight words count.
 */
export function searchPatternsOf(typed: string): string[] {
  const words = [...new Set(foldForSearch(typed).split(" "))].filter((word) => word !== "");
  return words.slice(0, 8).map((word) => {
    const literal = word.replace(/[\\%_]/g, "\\$&");
    return [...word].length < 3 ? `% ${literal}%` : `%${literal}%`;
  });
}
