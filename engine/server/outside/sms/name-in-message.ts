import type { Language } from "#engine/contract/language.ts";

/** As long as the operators let a changing part be. */
const longestPart = 30;
/** Every dot but that of a decimal standing alone, such as `17.8%`: phones link domains, addresses and numbers. */
const linkingDot = /(?<!(?<![\p{L}\p{M}\p{Nd}.])\p{Nd}{1,3})\.|\.(?!\p{Nd}{1,3}(?!\.?\p{Nd}))/gu;
const segmenter = new Intl.Segmenter();
const unnamed = { en: "An agent", te: "ఒక ఏజెంట్" };

/** A name as the operator's header may carry it: letters, blanks, `.'-`; a dot links nothing, since a blank follows. */
export function nameInMessage(name: string, language: Language): string {
  const short = plain(name, /[^\p{L}\p{M} .'-]/gu, longestPart);
  return /\p{L}/u.test(short) ? short : unnamed[language];
}

/** Goods in one changing part of a message: `2 x Urea`, with `more` behind; their name is cut before either. */
export function goodsInMessage(
  { quantity, title }: { readonly quantity: number; readonly title: string },
  more = "",
): string {
  const [before, behind] = [`${quantity} x `, more && ` + ${more}`];
  const left = longestPart - [...before, ...behind].length;
  return `${before}${plain(title, /[^\p{L}\p{M}\p{Nd} .:%'-]/gu, left)}${behind}`;
}

function plain(text: string, foreign: RegExp, longest: number): string {
  const bare = text.replace(/’/g, "'").replace(foreign, "");
  const spaced = bare.replace(linkingDot, ". ").replace(/ +/g, " ").trim();
  return cut(spaced, longest).trim();
}

/** As many whole characters as fit: a vowel mark without its letter cannot be read. */
function cut(text: string, longest: number): string {
  let [kept, length] = ["", 0];
  for (const { segment } of segmenter.segment(text)) {
    length += [...segment].length;
    if (length > longest) break;
    kept += segment;
  }
  return kept;
}
