import { soundOf } from "./spelling.ts";
import { type Synonym, said } from "./synonym.ts";

/**
 * Letters and names by which farmers ask for a variety, its number behind them: of what the seed is, where none of that
 * name is sold. Marks of breeders and makers, which stand on no screen.
 */
export const varieties: readonly Synonym[] = [
  said(/\bpaddy seed\b/, "bpt", "బీపీటీ", "mtu", "ఎంటీయూ", "rnr", "ఆర్ఎన్ఆర్", "jgl", "జేజీఎల్", "wgl", "nlr"),
  said(/\bpaddy seed\b/, "samba masuri", "సాంబ మసూరి", "sona masuri", "సోనా మసూరి", "swarna", "స్వర్ణ", "arize"),
  said(/\bmaize seed\b/, "pioneer", "పయనీర్", "dhm", "dekalb", "dkc", "డెకాల్బ్"),
  said(/\bcotton seed\b(?! cake)/, "rch", "raasi", "రాశి", "ajeet", "అజీత్", "nhh"),
  said(/\bred gram\b.*\bseed\b/, "lrg", "ఎల్ఆర్జీ", "icpl", "prg", "wrg"),
  said(/\bgreen gram\b.*\bseed\b/, "lgg", "ఎల్జీజీ", "mgg", "wgg"),
  said(/\bblack gram\b.*\bseed\b/, "lbg", "ఎల్బీజీ", "tbg"),
  said(/\bbengal gram\b.*\bseed\b/, "jaki", "జాకీ", "nbeg"),
  said(/\bgroundnut\b.*\bseed\b/, "kadiri", "కదిరి", "icgv"),
  said(/\bsunflower\b.*\bseed\b/, "kbsh", "drsh"),
  said(/\bchilli\b.*\bseed\b/, "lca", "ఎల్సీఏ", "teja", "తేజ", "byadgi", "బ్యాడిగి"),
];

const nameWords = new Set(
  varieties
    .flatMap(({ names }) => names)
    .flatMap((name) => name.split(" "))
    .flatMap((word) => [word, soundOf(word) ?? word]),
);

/** The longer names in Latin letters. */
export const longNames: readonly string[] = [...nameWords].filter((word) => /^[a-z]{5,}$/.test(word));

/** Whether a typed word is the number of a variety whose name stands beside it: of its seed it tells which is meant. */
export function isNumberOfVariety(typed: readonly string[], at: number): boolean {
  const isName = (word = ""): boolean => nameWords.has(word) || nameWords.has(soundOf(word) ?? word);
  return /^\d{1,5}$/.test(typed[at] ?? "") && (isName(typed[at - 1]) || isName(typed[at + 1]));
}
