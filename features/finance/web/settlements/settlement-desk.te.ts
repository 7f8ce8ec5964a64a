import { plural, type Same } from "#engine/web/words/language.ts";
import type { en } from "./settlement-desk.en.ts";

export const te: Same<typeof en> = {
  states: "చెల్లింపుల స్థితులు",
  tab: (tab) => ({ "to-approve": "ఆమోదించాలి", held: "ఆపి ఉంచినవి", "to-pay": "చెల్లించాలి" })[tab],
  count: (count) => `${count} చెల్లింపులు`,
  search: "అమ్మకందారు, ఫోన్, ఆర్డర్ నంబర్",
  seller: "అమ్మకందారు",
  orderTotal: "ఆర్డర్ మొత్తం",
  to: "ఖాతా",
  noAccount: "ఖాతా ఇంకా ఇవ్వలేదు",
  cashWithSeller: "నగదు అమ్మకందారు దగ్గరే ఉంది",
  none: "ఇక్కడ చెల్లింపులు లేవు",
  noneHint: "₹0.00 చెల్లింపులు వాటంతట అవే ముగుస్తాయి.",
  previewTitle: (count) =>
    plural("te", count, { one: "1 చెల్లింపు ఆమోదించాలా?", other: `${count} చెల్లింపులు ఆమోదించాలా?` }),
  submit: (count, amount) =>
    plural("te", count, {
      one: `1 చెల్లింపు ఆమోదించండి · ${amount}`,
      other: `${count} చెల్లింపులు ఆమోదించండి · ${amount}`,
    }),
  movedOn: "ఇప్పటికే మారింది",
  total: "మొత్తం",
  afterwards: "ఆమోదించినప్పుడు పన్నులు, అమ్మకందారుల బాకీలు తగ్గిస్తాం. సొమ్ము ఇంకా పంపరు.",
  limited: (count) => `ఒకసారికి పాతవి ${count}; మిగతావి తర్వాత నిర్ణయించండి.`,
  done: (count) => `${count} ఆమోదించారు.`,
};
