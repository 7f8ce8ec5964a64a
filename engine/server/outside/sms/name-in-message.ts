import type { Language } from "#engine/contract/language.ts";

const longestName = 30;
const unnamed = { en: "An agent", te: "ఒక ఏజెంట్" };

/** A name as the operator's header may carry it: letters, blanks, `.'-`; a dot links nothing, since a blank follows. */
export function nameInMessage(name: string, language: Language): string {
  const plain = name.replace(/’/g, "'").replace(/[^\p{L}\p{M} .'-]/gu, "");
  const spaced = plain.replace(/\./g, ". ").replace(/ +/g, " ").trim();
  const short = [...spaced].slice(0, longestName).join("").trim();
  return /\p{L}/u.test(short) ? short : unnamed[language];
}
