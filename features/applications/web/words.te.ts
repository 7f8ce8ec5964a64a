import type { Same } from "#engine/web/words/language.ts";
import type { ApplicationState } from "../contract/applications.ts";
import type { ApplicationKind } from "../contract/kinds.ts";
import type { en } from "./words.en.ts";

const kinds: Readonly<Record<ApplicationKind, string>> = { agent: "ఏజెంట్", seller: "అమ్మకందారు" };
const states: Readonly<Record<ApplicationState, string>> = {
  draft: "చిత్తు",
  applied: "పరిశీలనలో",
  "more-needed": "వివరాలు కావాలి",
  approved: "ఆమోదం",
  refused: "తిరస్కారం",
  withdrawn: "వెనక్కి తీసుకున్నారు",
};
const moves: Readonly<Record<ApplicationState, string>> = { ...states, applied: "పంపారు" };

export const te: Same<typeof en> = {
  kindOf: (kind) => kinds[kind],
  stateOf: (state) => states[state],
  moveOf: (state) => moves[state],
  village: "ఊరు",
  postalCode: "పిన్ కోడ్",
  pan: "పాన్ నంబర్ (PAN)",
  note: "ఎవరి కోసం ఆర్డర్ చేస్తారు?",
  businessName: "వ్యాపారం పేరు ఇంగ్లిష్‌లో",
  businessNameTe: "వ్యాపారం పేరు తెలుగులో",
  gstin: "జీఎస్టీ నంబర్ (GSTIN)",
  town: "ఊరు ఇంగ్లిష్‌లో",
  townTe: "ఊరు తెలుగులో",
  state: "రాష్ట్రం",
  account: "చెల్లింపు ఖాతా",
  seed: "విత్తన లైసెన్స్",
  fertiliser: "ఎరువుల లైసెన్స్",
  insecticide: "పురుగుమందుల లైసెన్స్",
  licenceUntil: (number, day) => `${number}, ${day} వరకు`,
  licences: "లైసెన్స్‌లు",
  noLicences: "లైసెన్స్‌లు లేవు",
  deliveryPins: "పిన్ కోడ్‌లు",
  deliveryCharge: "డెలివరీ ఛార్జీ (₹)",
  deliveryDays: "రోజులు",
  delivery: "డెలివరీ",
  cashOnDelivery: "సరుకు అందాక నగదు",
  yes: "ఉంది",
  no: "లేదు",
  scanOf: (licence) => `${licence} ఫోటో`,
  notSent: "పంపలేకపోయాం. మళ్లీ ప్రయత్నించండి.",
};
