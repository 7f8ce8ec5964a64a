import { plural, type Same } from "#engine/web/words/language.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  pinCode: "పిన్ కోడ్",
  search: "వెతకండి",
  place: "ప్రాంతం",
  save: "సేవ్ చేయండి",
  where: "మీ ఊరు ఏది?",
  why: "ధరలు, ఆఫర్లు, డెలివరీ రోజులు పిన్ కోడ్‌పై ఆధారపడి ఉంటాయి.",
  skip: "దాటవేయండి",
  saved: "మీ ప్రాంతం సేవ్ అయింది.",
  choosePlace: "ముందుగా పిన్ కోడ్ వెతకండి",
  sharing: (count) =>
    plural("te", count, { one: "ఈ పిన్ కోడ్‌లో 1 ఊరు ఉంది", other: `ఈ పిన్ కోడ్‌లో ${count} ఊర్లు ఉన్నాయి` }),
  approximate: "ఈ పిన్ కోడ్ మా జాబితాలో లేదు. ఇది దగ్గరి ప్రధాన పట్టణం.",
  unknown: "ఈ పిన్ కోడ్‌కు ఏ ఊరూ దొరకలేదు. దయచేసి సరిచూడండి.",
  placeOfPinCode: "ఊరు లేదా పట్టణం",
  otherPlace: "వేరే ఊరు, కింద రాసినట్టు",
  approximatelyFilled: "ఈ పిన్ కోడ్ మా జాబితాలో లేదు. దగ్గరి ప్రధాన పట్టణం నింపాం; దయచేసి సరిచూడండి.",
  notInList: "ఈ పిన్ కోడ్ మా జాబితాలో లేదు.",
  typeIt: "దయచేసి పట్టణం, రాష్ట్రం రాయండి.",
  lookUpFailed: "! ఏదో పొరపాటు జరిగింది",
  saveFailed: "ప్రొఫైల్ వివరాలు మార్చలేకపోయాం, దయచేసి కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి",
  credit: "ఊర్ల వివరాలు: All India Pincode Directory, తపాలా శాఖ, data.gov.in (GODL-India), సరిదిద్దినవి",
};
