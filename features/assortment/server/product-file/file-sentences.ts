import type { Language } from "#engine/contract/language.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import {
  alwaysGeneral,
  type FieldFault,
  type FieldTexts,
  generalFieldTexts,
} from "#engine/server/http/answers/field-texts.ts";
import { assortmentFields } from "../errors.ts";

/** Why a product of a file is left out. */
const leftOut = {
  "assortment/already-proposed": {
    en: "You have proposed this already.",
    te: "దీన్ని మీరు ఇప్పటికే ప్రతిపాదించారు.",
  },
  "assortment/refused-before": {
    en: "Not approved. Correct it here or under your proposals, and send it again.",
    te: "దీన్ని ఆమోదించలేదు. ఇక్కడ లేదా మీ ప్రతిపాదనల్లో సరిదిద్ది మళ్లీ పంపండి.",
  },
  "assortment/facts-differ": {
    en: "The first row of this product says something else. Write the same, or leave it empty.",
    te: "ఈ ఉత్పత్తి మొదటి వరుసలో వేరేగా ఉంది. అదే రాయండి, లేదా ఖాళీగా వదలండి.",
  },
  "assortment/in-common-list": {
    en: "This is in the common list. Use Add product.",
    te: "ఇది ఉమ్మడి జాబితాలో ఉంది. ‘ఉత్పత్తి చేర్చండి’ నొక్కి చేర్చండి.",
  },
} as const satisfies ErrorTexts;

/** What a cell must hold, where the form offers a choice instead. */
const cellTexts: FieldTexts = {
  level2Id: {
    en: "Write a category as the list on this page has it.",
    te: "ఈ పేజీ జాబితాలో ఉన్నట్టే వర్గం పేరు రాయండి.",
  },
  countryOfOrigin: {
    en: "Write the country in two letters, such as IN.",
    te: "దేశాన్ని రెండు అక్షరాల్లో రాయండి: IN.",
  },
  hsn: { en: "Write the HSN code: 4 to 8 digits.", te: "HSN కోడ్ రాయండి: 4 నుండి 8 అంకెలు." },
  licenceNeeded: {
    en: "Write seed, fertiliser or insecticide, or leave it empty.",
    te: "seed, fertiliser, insecticide లో ఒకటి రాయండి, లేదా ఖాళీగా వదలండి.",
  },
  amount: { en: "Write the size as a number, such as 25 or 0.5.", te: "పరిమాణాన్ని అంకెల్లో రాయండి: 25 లేదా 0.5." },
  unit: {
    en: "Write kg, g, L, ml, pc, set, m or roll.",
    te: "kg, g, L, ml, pc, set, m, roll లో ఒకటి రాయండి.",
  },
  weightInGrams: { en: "Write the weight in whole grams.", te: "బరువును గ్రాముల్లో, పూర్తి అంకెల్లో రాయండి." },
};

type Speaker = Pick<SellerContext, "language" | "errorTexts">;

/** What is said of a cell that does not fit. */
export function sentenceOfFault({ language }: Speaker, { field, kind }: FieldFault): string {
  const own = alwaysGeneral.has(kind) ? undefined : (cellTexts[field] ?? assortmentFields[field]);
  return (own ?? generalFieldTexts[kind])[language satisfies Language];
}

/** What is said of a product that cannot be proposed. */
export function sentenceOfRefusal({ language, errorTexts }: Speaker, code: string): string {
  const text = { ...leftOut, ...Object.fromEntries(errorTexts) }[code];
  if (!text) throw new Error(`nothing is said of ${code}`);
  return text[language];
}
