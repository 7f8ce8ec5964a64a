import { plural, type Same } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { ColumnId, ImportState, RowOutcome } from "../contract.ts";
import type { en } from "./words.en.ts";

const states: Readonly<Record<ImportState, string>> = {
  checking: "సరిచూస్తున్నాం",
  checked: "నిర్ధారించలేదు",
  applying: "జరుగుతోంది",
  stopped: "ఆపారు",
  done: "పూర్తయింది",
  undoing: "వెనక్కి వెళ్తోంది",
  "undo-stopped": "మధ్యలో ఆగింది",
  undone: "వెనక్కి తీసుకున్నారు",
  failed: "దిగుమతి కాలేదు",
};
const outcomes: Readonly<Record<RowOutcome, string>> = {
  new: "కొత్తవి",
  changed: "మారినవి",
  unchanged: "మారనివి",
  rejected: "తిరస్కరించినవి",
  kept: "వెనక్కి వెళ్లనివి",
};
const columns: Readonly<Record<ColumnId, string>> = {
  code: "ప్యాక్ నంబర్. ప్రతి వరుసలో ఉండాలి; ఎగుమతి చేసిన ఫైల్ నుండి తీసుకోండి.",
  product: "ఉత్పత్తి పేరు, మీరు చదవడానికే.",
  pack: "ప్యాక్ పరిమాణం, మీరు చదవడానికే.",
  mrp: "ప్యాక్‌పై ముద్రించిన గరిష్ఠ ధర, రూపాయల్లో.",
  price: "ఒక ప్యాక్‌కు మీకు వచ్చేది, రూపాయల్లో: 1125 లేదా 1125.50.",
  commission: "ఒక ప్యాక్‌పై ఏజెంట్‌కు వచ్చేది, రూపాయల్లో. rule అంటే వర్గం నియమం ప్రకారం. కొత్త ప్యాక్‌కు ఖాళీ అంటే 0.",
  stock: "మీ గోదాములో ఉన్న ప్యాక్‌లు, ఇంకా పంపని ఆర్డర్లవి కూడా.",
  hidden: "yes అంటే స్టోర్‌లో కనిపించదు, no అంటే కనిపిస్తుంది.",
  stockWas: "ఎగుమతి చేసిన ఫైళ్లలోనే ఉంటుంది; మార్చకండి. Stock దీనితో సమానమైతే మారనట్టే.",
  hiddenWas: "ఎగుమతి చేసిన ఫైళ్లలోనే ఉంటుంది; మార్చకండి. Hidden దీనితో సమానమైతే మారనట్టే.",
  breaks: "ఎక్కువ ప్యాక్‌లకు తక్కువ ధరలు: 10=430.00;50=420.00. అవి వద్దంటే none అని రాయండి.",
  batch: "బ్యాచ్ లేదా లాట్ నంబర్. అప్పుడు Stock ఈ బ్యాచ్ లెక్క; ప్యాక్‌లో ఒక్కో బ్యాచ్‌కు ఒక వరుస. none అంటే నంబర్ లేనివి.",
  expiry: "బ్యాచ్ గడువు తేదీ: 2027-06-30 లేదా 30-06-2027.",
};
const rows = (count: number) => plural("te", count, { one: "1 వరుస", other: `${formatCount(count)} వరుసలు` });

export const te: Same<typeof en> = {
  exportTitle: "ఎగుమతి",
  exportHint: "మీ ధరలు, స్టాక్ CSV ఫైల్‌గా; Excel వంటి వాటిలో తెరవవచ్చు.",
  exportOwn: "మీ ప్యాక్‌లు",
  exportOthers: "మీరు ఇంకా అమ్మని ప్యాక్‌లు",
  template: "నమూనా ఫైల్",
  saved: "ఫైల్ సేవ్ అయింది",
  notSaved: "ఫైల్ సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.",
  importTitle: "దిగుమతి",
  importHint: (megabytes, most) =>
    `${megabytes} MB, ${formatCount(most)} వరుసల వరకు CSV ఫైల్. ఏదైనా మారే ముందు అన్ని మార్పులూ చూస్తారు.`,
  choose: "CSV ఫైల్ ఎంచుకోండి",
  sending: (percent) => `పంపుతోంది ${percent} %`,
  tooLarge: (megabytes) => `ఈ ఫైల్ ${megabytes} MB కంటే పెద్దది. విడగొట్టండి.`,
  noConnection: "కనెక్షన్ లేదు. మళ్లీ ప్రయత్నించండి.",
  columnsTitle: "కాలమ్‌ల అర్థం",
  columnsHint: "ఖాళీ గడి, లేని కాలమ్ ఉన్నట్టే ఉంటాయి. Pack code మాత్రమే తప్పనిసరి.",
  column: (id) => columns[id],
  stockHint:
    "ఎగుమతి చేసిన ఫైల్‌లో ధరలే మారుస్తున్నారా? మిగతావి అలాగే ఉంచండి: ఈలోగా ఆర్డర్లతో స్టాక్ మారినా, మీరు మార్చని Stock అప్పటికి ఉన్నట్టే ఉంటుంది.",
  history: "మీ దిగుమతులు",
  noneYet: "ఇంకా దిగుమతులు లేవు",
  noneYetHint: "మీ ప్యాక్‌లు ఎగుమతి చేసి, ధరలు లేదా స్టాక్ మార్చి, ఫైల్‌ను ఇక్కడ ఎంచుకోండి.",
  end: "ఇక దిగుమతులు లేవు",
  state: (state) => states[state],
  outcome: (outcome, { isMade }) => (outcome === "changed" && !isMade ? "మారేవి" : outcomes[outcome]),
  counted: (what, count) => `${what} (${formatCount(count)})`,
  rows,
  checking: "వరుసలు సరిచూస్తున్నాం",
  applying: "దిగుమతి జరుగుతోంది",
  undoing: "దిగుమతి వెనక్కి వెళ్తోంది",
  percent: (percent) => `${percent} %`,
  doneOf: (done, all) => `${rows(all)}, వాటిలో ${formatCount(done)} అయ్యాయి`,
  mayLeave: "మీరు ఈ పేజీ వదిలి వెళ్లవచ్చు.",
  stop: "ఆపండి",
  stoppedHint: (done, all) => `${rows(all)}, వాటిలో ${formatCount(done)} అయ్యాక ఆపారు. మారినవి అలాగే ఉంటాయి.`,
  undoStoppedHint: (undone) => `ఇప్పటివరకు ${rows(undone)} వెనక్కి వెళ్లాయి.`,
  goOn: "కొనసాగించండి",
  previewTitle: "ఇంకా ఏదీ మారలేదు",
  nothingToDo: "ఈ ఫైల్‌లోని ఏ వరుసా దేన్నీ మార్చదు.",
  apply: (count) => `${rows(count)} దిగుమతి చేయండి`,
  otherFile: "వేరే ఫైల్ ఎంచుకోండి",
  failed: "ఈ ఫైల్‌ను దిగుమతి చేయలేం",
  undoneHint: (undone, kept) =>
    kept === 0
      ? `${rows(undone)} వెనక్కి వెళ్లాయి.`
      : `${rows(undone)} వెనక్కి వెళ్లాయి. దిగుమతి తర్వాత మారినందున ${rows(kept)} వెనక్కి వెళ్లలేదు:`,
  downloadRejected: "తిరస్కరించిన వరుసలు, CSV",
  undo: "ఈ దిగుమతిని వెనక్కి తీసుకోండి",
  undoTitle: "ఈ దిగుమతిని వెనక్కి తీసుకోవాలా?",
  undoText: "ధరలు, స్టాక్ మునుపటిలా అవుతాయి. దిగుమతి తర్వాత మారిన ప్యాక్‌లు అలాగే ఉంటాయి; కొత్తగా అమ్మకంలోకి వచ్చినవి దాచబడతాయి.",
  rowNumber: (row) => `వరుస ${formatCount(row)}`,
  noRows: "అలాంటి వరుసలు లేవు",
  allShown: "ఇవే అన్నీ",
  unknownPack: (code) => (code === "" ? "ప్యాక్ కోడ్ లేదు" : `ప్యాక్ కోడ్ ${code}`),
  priceName: "ధర",
  mrpName: "MRP",
  commissionName: "మార్జిన్",
  byRule: "నియమం ప్రకారం",
  breaksName: "ఎక్కువ ప్యాక్‌ల ధర",
  noBreaks: "లేదు",
  breakText: (packs, price) => `${packs}+ ${price}`,
  stockName: "స్టాక్",
  batchName: (batch, day) =>
    [batch === null ? "బ్యాచ్ నంబర్ లేనివి" : `బ్యాచ్ ${batch}`, day && `గడువు ${day}`].filter(Boolean).join(", "),
  shown: "స్టోర్‌లో ఉంది",
  hiddenNow: "దాచింది",
};
