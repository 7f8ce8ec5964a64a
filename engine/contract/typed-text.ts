import * as z from "zod/mini";

/**
 * Signs that show nothing or turn the direction of others: control and format signs, line separators, blank letters and
 * variation selectors but that of an emoji. The joiners and the tags of emoji are looked at by themselves.
 */
const hidden =
  /(?![\u{200C}\u{200D}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]|\u{034F}|\u{17B4}|\u{17B5}|(?!\u{FE0F})\p{Variation_Selector}|(?<!\p{Extended_Pictographic})\u{FE0F}(?!\u{20E3})/u;
/** Telugu joins letters with them and emoji pictures; anywhere else they only hide. */
const strayJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u{200C}\u{200D}]|[\u{200C}\u{200D}](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Says in a refusal what is wrong with the typed text. */
export const hiddenSignsFault = "hidden signs";
const refusal = { params: { fault: hiddenSignsFault } };

/** Whether a text holds nothing that is not seen, not even a line break. */
export function isOneLine(text: string): boolean {
  return !hidden.test(text);
}

function isParagraphs(text: string): boolean {
  return isOneLine(text.replace(/[\r\n\t]/g, ""));
}

/** Keyboards leave joiners at the ends of words; those are dropped. */
const withoutStrayJoiners = z.overwrite((text: string) => text.replace(strayJoiner, "").trim());

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
