import type { Language } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import { type ErrorTexts, fillText, type PersonText } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { assortmentFields } from "#features/assortment/server";
import type { RowReason } from "./rows.ts";

export const importsErrors = {
  "imports/not-found": { en: "This import was not found.", te: "ఈ దిగుమతి దొరకలేదు." },
  "imports/no-business": {
    en: "No business is registered for you yet.",
    te: "మీ పేరుతో ఇంకా వ్యాపారం నమోదు కాలేదు.",
  },
  "imports/empty-file": { en: "This file is empty. Choose another.", te: "ఈ ఫైల్ ఖాళీగా ఉంది. వేరేది ఎంచుకోండి." },
  "imports/not-utf8": {
    en: "This is not a CSV file in UTF-8. In Excel choose “CSV UTF-8” when you save.",
    te: "ఇది UTF-8 CSV ఫైల్ కాదు. Excelలో సేవ్ చేసేటప్పుడు “CSV UTF-8” ఎంచుకోండి.",
  },
  "imports/one-at-a-time": {
    en: "Another import is still running. Wait until it ends, or stop it.",
    te: "మరో దిగుమతి ఇంకా నడుస్తోంది. అది ముగిసే వరకు ఆగండి, లేదా ఆపండి.",
  },
  "imports/wrong-state": {
    en: "The import has moved on. Look at it again.",
    te: "దిగుమతి ఇప్పటికే ముందుకు కదిలింది. మళ్లీ చూడండి.",
  },
  "imports/already-confirmed": {
    en: "This import is already confirmed.",
    te: "ఈ దిగుమతిని ఇప్పటికే నిర్ధారించారు.",
  },
  "imports/too-old": {
    en: "This import is too old. Its rows are no longer kept.",
    te: "ఈ దిగుమతి పాతది. దాని వరుసలు ఇప్పుడు లేవు.",
  },
} as const satisfies ErrorTexts;

export const importsFields: FieldTexts = {
  fileName: { en: "Give the file a short name.", te: "ఫైల్‌కు చిన్న పేరు పెట్టండి." },
};

/** Why a file cannot be read at all. */
const problems = {
  "imports/no-code-column": {
    en: "The first line must name the column “Pack code”. Start from the template.",
    te: "మొదటి వరుసలో “Pack code” కాలమ్ ఉండాలి. నమూనా ఫైల్‌తో మొదలుపెట్టండి.",
  },
  "imports/column-twice": {
    en: "A column stands twice in the first line. Delete one of them.",
    te: "మొదటి వరుసలో ఒక కాలమ్ రెండుసార్లు ఉంది. ఒకటి తీసేయండి.",
  },
  "imports/no-rows": { en: "The file has no rows below its first line.", te: "ఫైల్‌లో మొదటి వరుస కింద ఏమీ లేదు." },
  "imports/too-many-rows": {
    en: "The file has more than 50,000 rows. Split it.",
    te: "ఫైల్‌లో 50,000 కంటే ఎక్కువ వరుసలు ఉన్నాయి. విడగొట్టండి.",
  },
  "imports/unreadable": {
    en: "The file cannot be read: a quotation mark is not closed, or a line is too long.",
    te: "ఫైల్‌ను చదవలేకపోయాం: కొటేషన్ గుర్తు ముగియలేదు, లేదా వరుస మరీ పొడవుగా ఉంది.",
  },
} as const satisfies ErrorTexts;
export type FileProblem = keyof typeof problems;

/** Why work on an import ended before its end. */
const endings = {
  "imports/check-stopped": {
    en: "You stopped the check. Nothing was changed.",
    te: "మీరు తనిఖీని ఆపారు. ఏదీ మారలేదు.",
  },
  "imports/check-given-up": {
    en: "We could not check this file. Nothing was changed. Send it again.",
    te: "ఈ ఫైల్‌ను సరిచూడలేకపోయాం. ఏదీ మారలేదు. మళ్లీ పంపండి.",
  },
  "imports/given-up": {
    en: "We could not finish. Try again.",
    te: "పూర్తి చేయలేకపోయాం. మళ్లీ ప్రయత్నించండి.",
  },
} as const satisfies ErrorTexts;
export type EarlyEnd = keyof typeof endings;

/** Why one row is rejected or left. */
const rowReasons = {
  "imports/no-code": { en: "Enter the pack code.", te: "ప్యాక్ కోడ్ ఇవ్వండి." },
  "imports/unknown-code": {
    en: "No pack has this code. Take it from an exported file.",
    te: "ఈ కోడ్‌తో ప్యాక్ లేదు. ఎగుమతి చేసిన ఫైల్ నుండి తీసుకోండి.",
  },
  "imports/code-twice": {
    en: "The same pack stands in an earlier row.",
    te: "ఇదే ప్యాక్ పై వరుసలో ఇప్పటికే ఉంది.",
  },
  "imports/batch": {
    en: "Write the batch in up to 40 characters.",
    te: "బ్యాచ్ నంబర్ 40 అక్షరాల లోపు రాయండి.",
  },
  "imports/expiry": {
    en: "Write the day as 2027-06-30 or 30-06-2027.",
    te: "తేదీని 2027-06-30 లేదా 30-06-2027 లాగా రాయండి.",
  },
  "imports/new-pack-batches": {
    en: "A pack that you begin to sell may have one batch in a file. Send the others afterwards.",
    te: "కొత్తగా అమ్మే ప్యాక్‌కు ఒక ఫైల్‌లో ఒక బ్యాచ్ మాత్రమే. మిగిలినవి తర్వాత పంపండి.",
  },
  "imports/further-terms": {
    en: "Write this in the first row of the pack, and leave this cell empty.",
    te: "దీన్ని ఈ ప్యాక్ మొదటి వరుసలో రాయండి, ఈ గడి ఖాళీగా ఉంచండి.",
  },
  "imports/batch-kept": {
    en: "The count of this batch stays. Correct it on the product's page.",
    te: "ఈ బ్యాచ్ లెక్క అలాగే ఉంటుంది. ఉత్పత్తి పేజీలో సరిదిద్దండి.",
  },
  "imports/hidden": { en: "Write yes or no.", te: "yes లేదా no అని రాయండి." },
  "imports/changed-since-preview": {
    en: "This pack was changed after the preview. It stays as it is now.",
    te: "ముందుగా చూపిన తర్వాత ఈ ప్యాక్ మారింది. ఇప్పుడున్నట్టే ఉంటుంది.",
  },
  "imports/changed-since-import": {
    en: "Changed after the import. It stays as it is now.",
    te: "దిగుమతి తర్వాత మారింది. ఇప్పుడున్నట్టే ఉంటుంది.",
  },
} as const satisfies ErrorTexts;

/** What the assortment says beside each term. */
const termSentences = Object.fromEntries(
  Object.entries(assortmentFields).map(([term, text]) => [`assortment/${term}`, text]),
);

/** The sentence of any code that a row or a file may carry. */
export function sentenceOfCode(
  { errorTexts }: Pick<Platform, "errorTexts">,
  language: Language,
  { code, values = {} }: Pick<RowReason, "code" | "values">,
): string {
  const own: Readonly<Record<string, PersonText>> = {
    ...problems,
    ...endings,
    ...rowReasons,
    ...termSentences,
  };
  const text = own[code] ?? errorTexts.get(code);
  if (!text) throw new Error(`nothing is said of ${code}`);
  return fillText(text, language, values);
}
