/** Control signs, and signs that turn the direction of what stands after them. Joiners stay: Telugu needs them. */
const unshown = /(?!\n)[\p{Cc}\u{61C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}]/gu;

/** A title in one line. */
export function shownTitle(typed: string): string {
  return typed.replace(unshown, " ").replace(/\s+/gu, " ").trim();
}

/** Words with their line breaks, of which at most one empty line stands between two. */
export function shownText(typed: string): string {
  return typed
    .replace(/\r\n?/gu, "\n")
    .replace(unshown, " ")
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n ?/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}
