import { pestNames, weedNames } from "./pests.ts";
import { foldForSearch } from "./search-words.ts";
import { soundOf } from "./spelling.ts";
import { kindNamesOf } from "./synonyms.ts";

/** Words in the names of pests that name a part of a plant, a colour or another thing as well: alone they tell of no pest. */
const notTelling = [
  "leaf stem root fruit pod boll shoot ear seed grain flower collar foot crown neck vein whorl panicle rhizome plant",
  "american pink black red white yellow brown green grey purple hairy silver dead early late false ripe angular broad",
  "cotton rice tobacco zinc iron scale case cut web top killer bird birds parrots fence fencing wild boar store light",
  "back diamond oil knot spotted flying eating backed pre post die",
  "ఆకు కాండం వేరు కాయ పండు కొమ్మ మొవ్వు కంకి దుంప విత్తన గింజ పూత నారు మొలక మొదలు ఎర్ర తెల్ల నల్ల పచ్చ గోధుమ రంగు",
  "బూడిద గులాబీ శనగ పొగాకు ఉల్లి మాని బొంత పొర జాతి జింకు ఇనుము పక్షి కన్ను పిట్టలు పక్షులు చిలుకలు కంచె అడవి పంది",
  // Dry chilli, oil cake.
  "ఎండు పిండి",
];

const kindsOfPesticides = [
  ...["insecticides", "fungicides", "pesticides", "diseases", "pests"],
  ...kindNamesOf("insecticides fungicides").filter((name) => name !== "spray"),
];

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => foldForSearch(text).split(" "));
const withSounds = (words: readonly string[]): string[] =>
  words.flatMap((word) => [word, soundOf(word) ?? word]);

const general = new Set(withSounds(wordsOf(notTelling)));
/** Farmers write "whitefly" and "white fly" alike. */
const inOneWord = (names: readonly string[]): string[] => names.map((name) => name.replaceAll(" ", ""));
const pestWords = new Set(
  withSounds(wordsOf([...pestNames, ...inOneWord(pestNames), ...kindsOfPesticides])).filter(
    (word) => !general.has(word),
  ),
);
const weedWords = new Set(
  withSounds(
    wordsOf([...weedNames, "weed", "weeds", "weedicide", "herbicide", "herbicides", "కలుపు", "కలుపుమందు"]),
  ).filter((word) => !general.has(word) && !pestWords.has(word)),
);

/** Whether a word of the store tells that a pest or a disease is meant. */
export const tellsOfPest = (word: string): boolean => pestWords.has(word);
/** Whether it tells that a weed is meant: what kills it on one crop may kill another crop. */
export const tellsOfWeed = (word: string): boolean => weedWords.has(word);
