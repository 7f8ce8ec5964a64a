import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./order-action.en.ts";

export const te: Same<typeof en> = {
  confirmCancelTitle: "ఆర్డర్ రద్దును నిర్ధారించండి",
  confirmCancel: "ఈ ఆర్డర్‌ను నిజంగా రద్దు చేయాలనుకుంటున్నారా?",
  confirmTitle: (action) => `నిర్ధారించండి: ${action}`,
  confirm: "ఖచ్చితంగా చేయాలనుకుంటున్నారా?",
  confirmReturn: "ఈ ఆర్డర్‌లోని అన్ని ప్యాక్‌లు అమ్మకందారుకు తిరిగి వెళ్తాయి. అమ్మకందారు అంగీకరించాక చెల్లించిన సొమ్ము వాపసు వస్తుంది.",
  done: "పూర్తయింది. ఆర్డర్ తాజా స్థితిలో ఉంది.",
  notSent: "కనెక్షన్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
  deliveryCode: (code) => `డెలివరీ కోడ్: ${code}`,
  cashAtDoor: (amount) => `ఇంటి దగ్గర నగదు: ${amount}`,
  cashDue: (amount) => `రావాల్సిన నగదు ${amount}`,
  ownMargin: (amount) => `మీ మార్జిన్ ${amount} మీరే తీసుకుంటారు`,
  track: "ఆర్డర్‌ను ట్రాక్ చేయండి",
  payNow: "ఇప్పుడు చెల్లించండి",
  sellerDecides: "ఇప్పటికే ప్యాక్ చేశారు, కాబట్టి ముందు అమ్మకందారు నిర్ణయిస్తారు.",
  nothingPaid: "ఏమీ చెల్లించలేదు, కాబట్టి ఏమీ తీసుకోం.",
  nothingCame: "డబ్బు మాకు ఇంకా అందలేదు. ఆ తర్వాత వస్తే, చెల్లించినవారికే తిరిగి వెళ్తుంది.",
  goesBack: (amount) => `${amount} చెల్లించినవారికి తిరిగి వెళ్తుంది.`,
  marginDropped: (amount) => `మీ మార్జిన్ ${amount} రాదు.`,
  madeFor: (name) => `${name} గారి కోసం`,
  of: (action, id) => `${action}: #${id}`,
};
