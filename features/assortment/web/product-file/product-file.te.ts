import { plural, type Same } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { ProductColumn } from "../../contract/product-files.ts";
import type { en } from "./product-file.en.ts";

const columns: Readonly<Record<ProductColumn, string>> = {
  titleEn: "ఇంగ్లిష్ అక్షరాల్లో. ఖాళీ అయితే పై ఉత్పత్తికే మరో ప్యాక్.",
  titleTe: "తెలుగు అక్షరాల్లో.",
  descriptionEn: "ఇంగ్లిష్‌లో, కనీసం 10 అక్షరాలు.",
  descriptionTe: "తెలుగులో, కనీసం 10 అక్షరాలు.",
  group: "కింది జాబితాలోని ఒక వర్గం.",
  maker: "ఎవరు తయారు చేశారు.",
  country: "రెండు అక్షరాలు: IN. ఖాళీ అయితే భారత్.",
  hsn: "కింది జాబితాలోని కోడ్; మీ కొనుగోలు ఇన్వాయిస్‌పై ఉంటుంది.",
  licence: "అమ్మడానికి లైసెన్స్ కావాలంటే: seed, fertiliser లేదా insecticide.",
  size: "అంకె: 25 లేదా 0.5.",
  unit: "kg, g, L, ml, pc, set, m, roll లో ఒకటి.",
  weight: "pc, set, m, roll అయితేనే.",
  mrp: "ప్యాక్‌పై ముద్రించిన ధర, రూపాయల్లో.",
  price: "ఒక ప్యాక్‌కు మీకు వచ్చేది, రూపాయల్లో.",
  commission: "ఒక ప్యాక్‌పై ఏజెంట్‌కు వచ్చేది, రూపాయల్లో. ఖాళీ అంటే 0.",
  stock: "మీ గోదాములో ఉన్న ప్యాక్‌లు.",
};
const products = (count: number) =>
  plural("te", count, { one: "1 ఉత్పత్తి", other: `${formatCount(count)} ఉత్పత్తులు` });

export const te: Same<typeof en> = {
  title: "CSV ఫైల్‌తో కొత్త ఉత్పత్తులు",
  hint: (most) => `ఒక్కో ప్యాక్‌కు ఒక వరుస, ${formatCount(most)} వరుసల వరకు. ఏదైనా పంపే ముందు ఏవి సరిగా ఉన్నాయో చూస్తారు.`,
  template: "నమూనా ఫైల్ సేవ్ చేయండి",
  saved: "ఫైల్ సేవ్ అయింది",
  notSaved: "ఫైల్ సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.",
  choose: "CSV ఫైల్ ఎంచుకోండి",
  checking: "సరిచూస్తున్నాం…",
  tooLarge: "ఈ ఫైల్ 2 MB కంటే పెద్దది. విడగొట్టండి.",
  noConnection: "కనెక్షన్ లేదు. మళ్లీ ప్రయత్నించండి.",
  columnsTitle: "కాలమ్‌ల అర్థం",
  column: (id) => columns[id],
  groupsTitle: "వర్గాలు",
  hsnTitle: "జీఎస్టీ రేటు ఉన్న HSN కోడ్‌లు",
  hsnMissing: "మీ కోడ్ ఇక్కడ లేదా? దాని రేటు చేర్చమని సంతను అడగండి.",
  inOrder: (count) => `సరిగా ఉన్నవి: ${products(count)}`,
  noneInOrder: "ఈ ఫైల్‌లో సరిగా ఉన్న ఉత్పత్తి ఇంకా లేదు.",
  packs: (count) => plural("te", count, { one: "1 ప్యాక్", other: `${count} ప్యాక్‌లు` }),
  row: (number) => `వరుస ${number}`,
  toCorrect: (count) => `సరిదిద్దాల్సినవి: ${products(count)}`,
  send: (count) => `${products(count)} ఆమోదానికి పంపండి`,
  sent: (count) => `${products(count)} పంపారు. సంత పరిశీలించి మీకు చెబుతుంది.`,
  correctHint: "వీటిని ఫైల్‌లో సరిదిద్ది మళ్లీ ఎంచుకోండి. పంపినవి రెండోసారి వెళ్లవు.",
};
