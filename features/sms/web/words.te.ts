import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  forAdmins: "ఈ పేజీ ప్లాట్‌ఫామ్ నిర్వాహకుల కోసం",
  views: "చూపించేవి",
  messages: "తాజా సందేశాలు",
  templates: "DLT టెంప్లేట్లు",
  noMessages: "ఇంకా సందేశాలు లేవు",
  all: "అన్నీ",
  state: "స్థితి",
  stateOf: (what) =>
    ({ queued: "వరుసలో ఉంది", handed_over: "గేట్‌వేకు ఇచ్చాం", delivered: "చేరింది", failed: "విఫలమైంది" })[what],
  reasonOf: (what) =>
    ({
      "no-gateway": "SMS గేట్‌వే సెట్ చేయలేదు",
      "too-many": "ఈ నంబర్‌కు ఒక గంటలో చాలా సందేశాలు వెళ్లాయి",
      expired: "సమయంలోపు పంపలేకపోయాం",
      refused: "గేట్‌వే తీసుకోలేదు",
      "not-delivered": "ఫోన్‌కు చేరలేదు",
    })[what],
  gatewayOf: (what) => ({ first: "మొదటి గేట్‌వే", fallback: "రెండో గేట్‌వే", outbox: "డెమో అవుట్‌బాక్స్" })[what],
  languageOf: (what) => ({ en: "ఆంగ్లం", te: "తెలుగు" })[what],
  number: (end) => `…${end}`,
  parts: (count) => (count === 1 ? "1 భాగం" : `${count} భాగాలు`),
  tries: (count) => (count === 1 ? "1 ప్రయత్నం" : `${count} ప్రయత్నాలు`),
  message: "సందేశం",
  to: "ఎవరికి",
  sentAt: "సమయం",
  wayOf: (what) =>
    ({
      gateway: "సందేశాలు SMS గేట్‌వే ద్వారా వెళ్తాయి.",
      outbox: "ఇది డెమో: సందేశాలు దీని అవుట్‌బాక్స్‌లోనే ఉంటాయి.",
      none: "SMS ఆపివేశారు. ఎవరూ నమోదు కాలేరు, కోడ్‌తో సైన్ ఇన్ చేయలేరు, కొత్త పాస్‌వర్డ్ పెట్టుకోలేరు.",
    })[what],
  missing: (count) => (count === 1 ? "1 సందేశానికి టెంప్లేట్ ఐడీ లేదు." : `${count} సందేశాలకు టెంప్లేట్ ఐడీ లేదు.`),
  perPart: (isUnicode) => (isUnicode ? "ఒక భాగానికి 70 అక్షరాలు" : "ఒక భాగానికి 160 అక్షరాలు"),
  templateId: "DLT టెంప్లేట్ ఐడీ",
  idHint: "12 నుండి 19 అంకెలు",
  save: "సేవ్ చేయండి",
  saved: "సేవ్ అయింది",
  notSaved: "సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి",
};
