import * as z from "zod/mini";

/**
 * Signs that show nothing or turn the direction of others: control and format signs, line separators, blank letters and
 * variation selectors but that of an emoji; and a mark at the beginning, which sits on nothing. The joiners are looked
 * at by themselves.
 */
const hidden =
  /(?![\u200C\u200D]|\uFE0F)[\p{DI}\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u2800]|(?<!\p{ExtPict})\uFE0F(?!\u20E3)|^\p{M}/u;
/** Letters of India's scripts and of Urdu are joined with them, and emoji pictures; anywhere else they only hide. */
const strayJoiner =
  /(?<![\u0620-\u06D3\u0900-\u0DFF\p{ExtPict}\p{EMod}]|\uFE0F)[\u200C\u200D]|[\u200C\u200D](?![\u0620-\u06D3\u0900-\u0DFF\p{ExtPict}])/gu;

/** Says in a refusal what is wrong with the typed text. */
export const hiddenSignsFault = "hidden signs";
const refusal = { params: { fault: hiddenSignsFault } };

/** Whether a text holds nothing that is not seen, not even a line break. */
export function isOneLine(text: string): boolean {
  return !hidden.test(text) && text.search(strayJoiner) < 0;
}

function isParagraphs(text: string): boolean {
  return isOneLine(text.replace(/[\r\n\t]/g, ""));
}

/** Keyboards leave joiners at the ends of words, and two where one is meant; those are dropped. */
const withoutStrayJoiners = z.overwrite((text: string) =>
  text
    .replace(/([\u200C\u200D])\1+/g, "$1")
    .replace(strayJoiner, "")
    .trim(),
);

/** A typed field of one line without hidden signs; `least` 0 lets it be empty. */
export function oneLine(least: number, most: number) {
  const length = [z.minLength(least), z.maxLength(most)] as const;
  return z.string().check(withoutStrayJoiners, ...length, z.refine(isOneLine, refusal));
}

/** Typed text that may have several lines, without other hidden signs. */
export function paragraphs(least: number, most: number) {
  const length = [z.minLength(least), z.maxLength(most)] as const;
  return z.string().check(withoutStrayJoiners, ...length, z.refine(isParagraphs, refusal));
}
