/**
 * How a word sounds, so that one word is found in Telugu script, in any of its Latin spellings (mirapa, mirappa,
 * మిరప) and in English. Long and short vowels, aspirates and the three kinds of s fall together.
 */

const consonants: Readonly<Record<string, string>> = Object.fromEntries(
  ["కఖ k", "గఘ g", "ఙఞణన n", "చఛ c", "జఝ j", "టఠతథ t", "డఢదధ d", "పఫ p", "బభ b"]
    .concat(["మ m", "య y", "రఱ r", "లళ l", "వ v", "శషస s", "హ h"])
    .flatMap((row) => {
      const [letters = "", sound = ""] = row.split(" ");
      return [...letters].map((letter) => [letter, sound]);
    }),
);
const vowels: Readonly<Record<string, string>> = Object.fromEntries(
  ["అఆ a", "ఇఈ i", "ఉఊ u", "ఋ ru", "ఎఏ e", "ఐ ai", "ఒఓ o", "ఔ au"].flatMap((row) => {
    const [letters = "", sound = ""] = row.split(" ");
    return [...letters].map((letter) => [letter, sound]);
  }),
);
const vowelSigns: Readonly<Record<string, string>> = {
  "\u0c3e": "a",
  "\u0c3f": "i",
  "\u0c40": "i",
  "\u0c41": "u",
  "\u0c42": "u",
  "\u0c43": "ru",
  "\u0c46": "e",
  "\u0c47": "e",
  "\u0c48": "ai",
  "\u0c4a": "o",
  "\u0c4b": "o",
  "\u0c4c": "au",
};
const virama = "\u0c4d";
const anusvara = "\u0c02";

/** Telugu script in Latin letters; signs that are not Telugu stay. */
function inLatin(word: string): string {
  const letters = [...word];
  return letters
    .map((letter, at) => {
      const consonant = consonants[letter];
      const next = letters[at + 1] ?? "";
      // A consonant carries an a unless a vowel sign or a virama follows.
      if (consonant !== undefined) return next in vowelSigns || next === virama ? consonant : `${consonant}a`;
      if (letter === anusvara) return ["p", "b", "m", undefined].includes(consonants[next]) ? "m" : "n";
      return vowels[letter] ?? vowelSigns[letter] ?? (letter === virama ? "" : letter);
    })
    .join("");
}

/** Spellings of one sound, in the order in which they are told apart. C stands for the ch of chilli. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/t?ch/g, "C"],
  [/c(?=[eiy])/g, "s"],
  [/c[kq]?/g, "k"],
  [/q/g, "k"],
  [/x/g, "ks"],
  [/(?:ph|f)/g, "p"],
  [/sh/g, "s"],
  [/([tdbkgj])h/g, "$1"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/ee|ii|ea/g, "i"],
  [/oo|uu/g, "u"],
  [/aa/g, "a"],
  [/au/g, "o"],
  [/(?<=[^aeiou])y(?![aeiou])/g, "i"],
  [/(.)\1+/g, "$1"],
  // The end of submersible and nozzle, as it is heard.
  [/(?<=[a-z]{2}[^aeiou])(?:le|[aeiu]l)$/, "l"],
];

/** How a word sounds, in the letters a to z; null for one that is not spoken by its letters, such as 19-19-19. */
export function soundOf(word: string): string | null {
  const latin = inLatin(word);
  if (!/^[a-z]+$/.test(latin)) return null;
  // In Telugu script c is already the sound of ch.
  const isTelugu = latin !== word;
  const start = isTelugu ? latin.replaceAll("c", "C") : latin;
  return sounds
    .reduce((text, [spelling, sound]) => text.replace(spelling, sound), start)
    .replaceAll("C", "c");
}

/**
 * Whether two words differ by one letter at most: one put in, left out, changed, or two neighbours swapped.
 */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  const rest = (word: string, skip: number): string => word.slice(from + skip);
  if (long.length > short.length) return rest(long, 1) === rest(short, 0);
  if (rest(long, 1) === rest(short, 1)) return true;
  const isSwapped = short[from] === long[from + 1] && short[from + 1] === long[from];
  return isSwapped && rest(long, 2) === rest(short, 2);
}

/** Whether two words differ by two letters at most, each as for one. */
export function areTwoEditsApart(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [left, right] = [one.slice(from), other.slice(from)];
  const isSwapped = left[0] === right[1] && left[1] === right[0];
  return (
    isOneEditApart(left.slice(1), right) ||
    isOneEditApart(left, right.slice(1)) ||
    isOneEditApart(left.slice(1), right.slice(1)) ||
    (isSwapped && isOneEditApart(left.slice(2), right.slice(2)))
  );
}
