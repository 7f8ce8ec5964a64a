import { plural, type Same } from "#engine/web/words/language.ts";
import type { en } from "./refund-desk.en.ts";

export const te: Same<typeof en> = {
  states: "సొమ్ము వాపసుల స్థితులు",
  tab: (tab) =>
    ({
      "to-approve": "ఆమోదించాలి",
      second: "రెండోవారు",
      "to-send": "పంపాలి",
      sent: "పంపాం",
      failed: "కుదరలేదు",
      confirmed: "చేరాయి",
    })[tab],
  count: (count) => `${count} సొమ్ము వాపసులు`,
  late: (count, days) => `${days} రోజులు దాటినవి ${count}`,
  search: "పేరు, ఫోన్, ఆర్డర్ నంబర్",
  onlyLate: (days, count) => `${days} రోజులు దాటినవి ${count}`,
  onlyLarge: (amount, count) => `${amount} దాటినవి ${count}`,
  buyer: "కొనుగోలుదారు",
  why: "కారణం",
  payBack: "చెల్లించిన విధం",
  none: "ఇక్కడ సొమ్ము వాపసులు లేవు",
  noneHint: "ఈ స్థితిలోని సొమ్ము వాపసులన్నీ పూర్తయ్యాయి.",
  doneHint: "గత 30 రోజుల్లో చేరిన సొమ్ము వాపసులు.",
  whole: "రద్దు లేదా వాపసు",
  part: "కొన్ని ప్యాక్‌ల రద్దు లేదా వాపసు",
  needsTwo: "ఇద్దరు ఆమోదించాలి",
  waitsFor: (name) => `${name} ఆమోదించారు. రెండోవారు కూడా ఆమోదించాలి.`,
  waitsForYours: "మీరు ఆమోదించారు. ఇంకొకరు కూడా ఆమోదించాలి.",
  refund: (number) => `సొమ్ము వాపసు ${number}`,
  order: "ఆర్డర్",
  phone: "ఫోన్",
  way: "పంపిన విధం",
  sellerHolds: "అమ్మకందారు దగ్గర ఉన్నది",
  asked: "కోరిన రోజు",
  approvedFirst: (name) => `మొదటి ఆమోదం, ${name}`,
  sent: "పంపిన రోజు",
  standing: "చివరి మార్పు",
  withAmount: (action, amount) => `${action} ${amount}`,
  takeBack: "ఆమోదం వెనక్కి తీసుకోండి",
  takeBackTitle: "మొదటి ఆమోదాన్ని వెనక్కి తీసుకోవాలా?",
  refuse: "తిరస్కరించండి",
  refuseTitle: (amount) => `${amount} సొమ్ము వాపసును తిరస్కరించాలా?`,
  refuseHint: "కొనుగోలుదారు దీన్ని చదువుతారు.",
  reason: "కారణం",
  previewTitle: (action, count) =>
    plural("te", count, { one: `1 సొమ్ము వాపసు: ${action}?`, other: `${count} సొమ్ము వాపసులు: ${action}?` }),
  submit: (action, count, amount) =>
    plural("te", count, {
      one: `${action}: 1 సొమ్ము వాపసు · ${amount}`,
      other: `${action}: ${count} సొమ్ము వాపసులు · ${amount}`,
    }),
  sumOf: (mode, count) =>
    plural("te", count, { one: `${mode}, 1 సొమ్ము వాపసు`, other: `${mode}, ${count} సొమ్ము వాపసులు` }),
  total: "మొత్తం",
  bankAfter: (amount) => `తర్వాత లెక్కల్లో బ్యాంక్ నిల్వ: ${amount}. దీన్ని వెనక్కి తీసుకోలేరు.`,
  limited: (count) => `ఒకసారికి పాతవి ${count}; మిగతావి తర్వాత నిర్ణయించండి.`,
  firstOfTwo: "2 ఆమోదాల్లో మొదటిది",
  leftOut: (why) =>
    ({
      "moved-on": "ఇప్పటికే మారింది",
      "same-person": "మీరు ఆమోదించారు; ఇంకొకరు కూడా ఆమోదించాలి",
      "with-provider": "చెల్లింపు సంస్థ నిర్ధారిస్తుంది",
    })[why],
  done: (done, refused) =>
    refused === 0 ? `${done} పూర్తయ్యాయి.` : `${done} పూర్తయ్యాయి, ${refused} కాలేదు: అవి ఇప్పటికే మారాయి.`,
  openTable: "పట్టికగా చూడండి",
};
