import { plural, type Same } from "#engine/web/words/language.ts";
import type { en } from "./due.en.ts";

export const te: Same<typeof en> = {
  agent: "ఏజెంట్",
  for: "దేనికి",
  paidTo: "స్థితి",
  count: (count) => `${count} ఏజెంట్లు`,
  orders: (count) => plural("te", count, { one: "1 ఆర్డర్", other: `${count} ఆర్డర్లు` }),
  needsTwo: "ఇద్దరు ఆమోదించాలి",
  ready: "సిద్ధం",
  waitsFor: (name) => `${name} ఆమోదించారు. రెండోవారు కూడా ఆమోదించాలి.`,
  waitsForYours: "మీరు ఆమోదించారు. ఇంకొకరు కూడా ఆమోదించాలి.",
  second: (name) => `2లో 1: ${name}`,
  method: (way) => ({ upi: "UPI", bank: "బ్యాంక్ ఖాతా", none: "ఖాతా లేదు" })[way],
  paidToAccount: (method, { holder, end }) => `${method} …${end}, ${holder}`,
  sumOf: (method, count) =>
    plural("te", count, { one: `${method}, 1 చెల్లింపు`, other: `${method}, ${count} చెల్లింపులు` }),
  previewTitle: (count) =>
    plural("te", count, { one: "1 ఏజెంట్‌కు చెల్లించాలా?", other: `${count} ఏజెంట్లకు చెల్లించాలా?` }),
  total: "మొత్తం",
  bankAfter: (paid, bank) =>
    `ఈ బ్యాచ్‌తో పన్నుకు ముందు ${paid} వెళ్తుంది. బ్యాంకులో ఉన్న చెల్లింపులన్నీ అయ్యాక లెక్కల్లో బ్యాంక్ నిల్వ: ${bank}. దీన్ని వెనక్కి తీసుకోలేరు.`,
  nothingLeaves: "ఇంకా ఏమీ చెల్లించరు: మరొకరు కూడా ఆమోదించాలి. అప్పటివరకు మీ ఆమోదాన్ని వెనక్కి తీసుకోవచ్చు.",
  firstOfTwo: "2 ఆమోదాల్లో మొదటిది",
  leftOut: (why) =>
    ({
      "no-account": "ఖాతా లేదు",
      "under-way": "ఒక చెల్లింపు ఇంకా బ్యాంకులో ఉంది",
      "too-little": "₹100.00 కంటే తక్కువ",
      "same-person": "మీరు ఆమోదించారు; ఇంకొకరు కూడా ఆమోదించాలి",
    })[why],
  approve: (amount) => `${amount} ఆమోదించండి`,
  takeBack: "ఆమోదం వెనక్కి తీసుకోండి",
  takeBackTitle: "మొదటి ఆమోదాన్ని వెనక్కి తీసుకోవాలా?",
  reason: "కారణం",
  done: "పూర్తయింది.",
};
