// Zero width joiners shape Telugu letters; people type a word with or without them.
const joiners = /[\u200c\u200d]/g;

/** Text in the one form in which the search compares it. */
export function foldForSearch(text: string): string {
  return text.normalize("NFC").replace(joiners, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Everything a product can be found by, in both languages, as column `search_text` holds it. */
export function searchTextOf(parts: readonly string[]): string {
  return [...new Set(parts.map(foldForSearch))].filter((part) => part !== "").join(" ");
}

/** The words that a product's search text must contain, each once; at most eight count. */
export function searchWordsOf(typed: string): string[] {
  return [...new Set(foldForSearch(typed).split(" "))].filter((word) => word !== "").slice(0, 8);
}
