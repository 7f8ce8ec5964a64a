import type { Language, LocalizedText } from "./language.ts";

/** Units of the catalogue in Telugu, for one and for several; the packs of a frozen order carry no name of their own. */
const telugu: Readonly<Record<string, readonly [one: string, many: string]>> = {
  kg: ["కిలో", "కిలోలు"],
  g: ["గ్రాము", "గ్రాములు"],
  L: ["లీటరు", "లీటర్లు"],
  ml: ["మి.లీ.", "మి.లీ."],
  m: ["మీటరు", "మీటర్లు"],
  pc: ["పీస్", "పీస్‌లు"],
  piece: ["పీస్", "పీస్‌లు"],
  pcs: ["పీస్", "పీస్‌లు"],
  plant: ["మొక్క", "మొక్కలు"],
  plants: ["మొక్క", "మొక్కలు"],
  tray: ["ట్రే", "ట్రేలు"],
  set: ["సెట్", "సెట్‌లు"],
  pair: ["జత", "జతలు"],
  kit: ["కిట్", "కిట్‌లు"],
  length: ["పైపు", "పైపులు"],
  roll: ["చుట్ట", "చుట్టలు"],
  seeds: ["విత్తనం", "విత్తనాలు"],
  cuttings: ["ముక్క", "ముక్కలు"],
};

/** Units that English writes out, as the names of packs do. */
const english: Readonly<Record<string, string>> = { pc: "piece", pcs: "pieces" };

/** Words of the catalogue that tell one pack from another and have no unit. */
const teluguWords: Readonly<Record<string, string>> = {
  certified: "ధ్రువీకరించినది",
  foundation: "మూల విత్తనం",
};

/** What tells a pack from others: a value with its unit, or a word without one. */
export interface Measure {
  readonly value: string;
  readonly unit: string;
}

/** A value with its unit in words: `25 kg`, `25 కిలోలు`; what has no word of its own stays as it is. */
export function measureText({ value, unit }: Measure, language: Language): string {
  if (unit === "") return (language === "te" && wordOf(teluguWords, value)) || value;
  return `${value} ${unitText(unit, value === "1", language)}`;
}

/** A unit in words, of one or of several: `kg`, `కిలో`, `కిలోలు`. */
export function unitText(unit: string, isOne: boolean, language: Language): string {
  if (language === "en") return wordOf(english, unit) ?? unit;
  return wordOf(telugu, unit)?.[isOne ? 0 : 1] ?? unit;
}

function wordOf<T>(words: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/** A pack in words, its values with their units: `25 kg, certified`. */
export function packText(measures: readonly Measure[], language: Language): string {
  return measures.map((measure) => measureText(measure, language)).join(", ");
}

/** A pack in both languages. */
export function packTexts(measures: readonly Measure[]): LocalizedText {
  return { en: packText(measures, "en"), te: packText(measures, "te") };
}
