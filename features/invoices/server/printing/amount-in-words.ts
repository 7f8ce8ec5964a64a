import type { Language } from "#engine/contract/language.ts";

const english = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const englishTens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

// One before a noun is ఒక; all amounts stand before a noun.
const telugu = [
  "",
  "ఒక",
  "రెండు",
  "మూడు",
  "నాలుగు",
  "ఐదు",
  "ఆరు",
  "ఏడు",
  "ఎనిమిది",
  "తొమ్మిది",
  "పది",
  "పదకొండు",
  "పన్నెండు",
  "పదమూడు",
  "పద్నాలుగు",
  "పదిహేను",
  "పదహారు",
  "పదిహేడు",
  "పద్దెనిమిది",
  "పంతొమ్మిది",
];
const teluguTens = ["", "", "ఇరవై", "ముప్పై", "నలభై", "యాభై", "అరవై", "డెబ్భై", "ఎనభై", "తొంభై"];

/** The places of Indian counting, largest first. */
const places = [10_000_000, 100_000, 1000, 100] as const;
type Place = (typeof places)[number];
const englishPlaces: Record<Place, string> = {
  10000000: "crore",
  100000: "lakh",
  1000: "thousand",
  100: "hundred",
};
/** Alone, and after a number above one (the form before a noun); a hundred with more behind it is నూట. */
const teluguPlaces: Record<Place, readonly [one: string, many: string]> = {
  10000000: ["కోటి", "కోట్ల"],
  100000: ["లక్ష", "లక్షల"],
  1000: ["వెయ్యి", "వేల"],
  100: ["వంద", "వందల"],
};

/** An amount in words, as it stands on a document: `Rupees one thousand twenty-five and fifty paise only`. */
export function amountInWords(amountInPaise: number, language: Language): string {
  const rupees = Math.floor(amountInPaise / 100);
  const paise = amountInPaise % 100;
  return language === "te" ? inTelugu(rupees, paise) : inEnglish(rupees, paise);
}

function inEnglish(rupees: number, paise: number): string {
  const noun = rupees === 1 ? "Rupee" : "Rupees";
  const fraction = paise === 0 ? "" : ` and ${englishNumber(paise)} paise`;
  return `${noun} ${rupees === 0 ? "zero" : englishNumber(rupees)}${fraction} only`;
}

function englishNumber(value: number): string {
  const words = places.flatMap((place) => {
    const count = countOf(value, place);
    return count === 0 ? [] : [`${englishNumber(count)} ${englishPlaces[place]}`];
  });
  return [...words, belowHundred(value % 100, english, englishTens, "-")].filter(Boolean).join(" ");
}

function inTelugu(rupees: number, paise: number): string {
  const amount = rupees === 0 ? "సున్నా" : teluguNumber(rupees);
  const fraction = paise === 0 ? "" : ` ${teluguNumber(paise)} ${paise === 1 ? "పైసా" : "పైసలు"}`;
  return `${amount} ${rupees === 1 ? "రూపాయి" : "రూపాయలు"}${fraction} మాత్రమే`;
}

function teluguNumber(value: number): string {
  const words = places.flatMap((place) => {
    const count = countOf(value, place);
    if (count === 0) return [];
    const [one, many] = teluguPlaces[place];
    if (count > 1) return [`${teluguNumber(count)} ${many}`];
    return [place === 100 && value % 100 > 0 ? "నూట" : one];
  });
  return [...words, belowHundred(value % 100, telugu, teluguTens, " ")].filter(Boolean).join(" ");
}

/** How often a place stands in a number, without what larger places have taken; crores count on. */
function countOf(value: number, place: Place): number {
  const larger = places[places.indexOf(place) - 1];
  return Math.floor((larger === undefined ? value : value % larger) / place);
}

function belowHundred(
  value: number,
  ones: readonly string[],
  tens: readonly string[],
  joint: string,
): string {
  if (value < 20) return ones[value] ?? "";
  return [tens[Math.floor(value / 10)], ones[value % 10]].filter(Boolean).join(joint);
}
