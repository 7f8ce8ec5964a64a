import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  choose: "ఫోటో ఎంచుకోండి",
  another: "వేరేది ఎంచుకోండి",
  addPhotos: "ఫోటోలు ఎంచుకోండి",
  addMore: "ఇంకా చేర్చండి",
  noMore: (most) => `గరిష్ఠంగా ${most} ఫోటోలు పెట్టవచ్చు.`,
  onCards: "మొదటి ఫోటో",
  photoNumber: (number) => `ఫోటో ${number}`,
  earlier: (number) => `ఫోటో ${number} ముందుకు జరపండి`,
  later: (number) => `ఫోటో ${number} వెనక్కి జరపండి`,
  removeNumber: (number) => `ఫోటో ${number} తొలగించండి`,
  waiting: "వరుసలో ఉంది",
  take: "ఫోటో తీయండి",
  remove: "తొలగించండి",
  preparing: "ఫోటోను చిన్నది చేస్తున్నాం…",
  sending: (percent) => `పంపుతున్నాం: ${percent}%`,
  sent: "ఫోటో సిద్ధంగా ఉంది.",
  notSent: "ఫోటో వెళ్లలేదు. ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.",
  notAPicture: "ఇది ఫోటో కాదు. దయచేసి ఒక ఫోటోను ఎంచుకోండి (JPEG, PNG లేదా WebP).",
  again: "మళ్లీ ప్రయత్నించండి",
  tooLarge: (megabytes) => `ఈ ఫైల్ ${megabytes} MB కంటే పెద్దది. చిన్నది ఎంచుకోండి.`,
};
