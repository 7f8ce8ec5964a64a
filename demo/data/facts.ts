import type { DemoFact } from "./catalogue-data.ts";

interface FactRule {
  key: string;
  nameEn: string;
  nameTe: string;
  pattern: RegExp;
  /** Words for the first group of the pattern; without them the match is the same in both languages. */
  words?: Record<string, [en: string, te: string]>;
  en?: (match: string) => string;
  te?: (match: string) => string;
  /** The first-level categories where the pattern means this fact. */
  only?: string[];
}

const formulations: Record<string, [string, string]> = {
  SC: ["Suspension concentrate (SC)", "సస్పెన్షన్ ద్రవం (SC)"],
  EC: ["Emulsifiable concentrate (EC)", "నీటిలో పాలలా కలిసే ద్రవం (EC)"],
  SL: ["Soluble liquid (SL)", "కరిగే ద్రవం (SL)"],
  L: ["Liquid (L)", "ద్రవం (L)"],
  AS: ["Aqueous suspension (AS)", "నీటి సస్పెన్షన్ (AS)"],
  FS: ["Seed treatment liquid (FS)", "విత్తన శుద్ధి ద్రవం (FS)"],
  WP: ["Wettable powder (WP)", "నీటిలో కలిసే పొడి (WP)"],
  WS: ["Seed treatment powder (WS)", "విత్తన శుద్ధి పొడి (WS)"],
  WG: ["Water dispersible granules (WG)", "నీటిలో కలిసే గుళికలు (WG)"],
  WDG: ["Water dispersible granules (WDG)", "నీటిలో కలిసే గుళికలు (WDG)"],
  SG: ["Soluble granules (SG)", "కరిగే గుళికలు (SG)"],
  GR: ["Granules (GR)", "గుళికలు (GR)"],
};
const seedKinds: Record<string, [string, string]> = {
  hybrid: ["Hybrid", "హైబ్రిడ్"],
  certified: ["Certified seed", "ధ్రువీకరించిన విత్తనం"],
  "straight variety": ["Straight variety", "సూటి రకం"],
};
const rules: FactRule[] = [
  {
    key: "duration",
    nameEn: "Crop duration",
    nameTe: "పంట కాలం",
    pattern: /(\d+(?: to \d+)?) days/,
    en: (days) => `${days} days`,
    te: (days) => `${days.replace(" to ", "-")} రోజులు`,
  },
  {
    key: "seed-kind",
    nameEn: "Kind of seed",
    nameTe: "విత్తన రకం",
    pattern: /(hybrid|certified|straight variety)/i,
    words: seedKinds,
    only: ["seeds"],
  },
  { key: "grade", nameEn: "Grade", nameTe: "గ్రేడ్", pattern: /(\d+-\d+-\d+(?:-\d+)?)/, only: ["fertilisers"] },
  {
    key: "strength",
    nameEn: "Strength",
    nameTe: "గాఢత",
    pattern: /^[^%]*?(\d+(?:\.\d+)?%)[^%]*$/,
    only: ["fertilisers", "organic", "protection"],
  },
  {
    key: "formulation",
    nameEn: "Form",
    nameTe: "రూపం",
    pattern: / (SC|EC|SL|L|AS|FS|WP|WS|WG|WDG|SG|GR)\b/,
    words: formulations,
    only: ["organic", "protection"],
  },
  {
    key: "capacity",
    nameEn: "Tank",
    nameTe: "ట్యాంకు",
    pattern: /(\d+) L\b/,
    en: (n) => `${n} L`,
    te: (n) => `${n} లీటర్లు`,
    only: ["tools"],
  },
  {
    key: "power",
    nameEn: "Power",
    nameTe: "శక్తి",
    pattern: /(\d+) HP/,
    en: (n) => `${n} HP`,
    te: (n) => `${n} HP`,
    only: ["tools", "irrigation"],
  },
  {
    key: "engine",
    nameEn: "Engine",
    nameTe: "ఇంజిన్",
    pattern: /(\d+) cc/,
    en: (n) => `${n} cc`,
    te: (n) => `${n} cc`,
    only: ["tools"],
  },
  {
    key: "width",
    nameEn: "Width",
    nameTe: "వెడల్పు",
    pattern: /(\d+) mm/,
    en: (n) => `${n} mm`,
    te: (n) => `${n} మి.మీ.`,
    only: ["irrigation", "harvest"],
  },
  {
    key: "flow",
    nameEn: "Flow",
    nameTe: "నీటి ప్రవాహం",
    pattern: /(\d+) LPH/,
    en: (n) => `${n} L an hour`,
    te: (n) => `గంటకు ${n} లీటర్లు`,
    only: ["irrigation"],
  },
  {
    key: "thickness",
    nameEn: "Thickness",
    nameTe: "మందం",
    pattern: /(\d+) micron/,
    en: (n) => `${n} micron`,
    te: (n) => `${n} మైక్రాన్`,
    only: ["structures"],
  },
  {
    key: "weave",
    nameEn: "Weight of cloth",
    nameTe: "బట్ట బరువు",
    pattern: /(\d+) GSM/,
    en: (n) => `${n} GSM`,
    te: (n) => `${n} GSM`,
    only: ["structures"],
  },
  { key: "shade", nameEn: "Shade", nameTe: "నీడ", pattern: /(\d+%)/, only: ["structures"] },
];

const wordsFor = (rule: FactRule, match: string): [string, string] => {
  if (rule.words === undefined) return [rule.en?.(match) ?? match, rule.te?.(match) ?? match];
  const found = rule.words[match] ?? rule.words[match.toLowerCase()];
  if (found === undefined) throw new Error(`No words for ${rule.key} ${match}`);
  return found;
};

const weighed = ["tools", "irrigation", "structures", "harvest", "safety"];
const lightestInGrams = 100;

/** What a thing that one carries weighs; nothing for goods that are sold by weight or too light to matter. */
export const weightFact = (unitWeightInGrams: number, level1Key: string): DemoFact[] => {
  if (!weighed.includes(level1Key) || unitWeightInGrams < lightestInGrams) return [];
  const kilos = unitWeightInGrams / 1000;
  const [valueEn, valueTe] =
    kilos < 1
      ? [`About ${unitWeightInGrams} g`, `సుమారు ${unitWeightInGrams} గ్రా.`]
      : [`About ${kilos} kg`, `సుమారు ${kilos} కిలోలు`];
  return [{ key: "weight", nameEn: "Weight", nameTe: "బరువు", valueEn, valueTe }];
};

/** Facts that can be read off the catalogue's English title and nothing else. */
export const factsIn = (title: string, level1Key: string): DemoFact[] =>
  rules.flatMap(({ only, ...rule }) => {
    const match = only === undefined || only.includes(level1Key) ? rule.pattern.exec(title)?.[1] : undefined;
    if (match === undefined) return [];
    const [valueEn, valueTe] = wordsFor(rule, match);
    return [{ key: rule.key, nameEn: rule.nameEn, nameTe: rule.nameTe, valueEn, valueTe }];
  });
