import type { ReasonKind } from "../../contract/reading.ts";
import type { en } from "./for-you.en.ts";

/** A reason is read at a glance. */
const mostWords = 6;

/** The reason of a place in at most six words: a name that is too long is left out; the card has it. */
export function reasonWords(
  texts: typeof en,
  { kind, author, crop }: { readonly kind: ReasonKind; readonly author: string; readonly crop: string },
): string {
  if (kind === "followed") return short(texts.followed(author), texts.followedOne);
  if (kind === "crop") return crop ? short(texts.crop(crop), texts.cropOne) : texts.cropOne;
  return texts[kind];
}

const short = (words: string, without: string): string =>
  words.split(/\s+/).length > mostWords ? without : words;
