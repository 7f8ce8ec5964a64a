import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./refunds.en.ts";

const refundStates: Readonly<Record<string, string>> = {
  "to-approve": "పరిశీలిస్తున్నాం",
  "to-send": "ఆమోదించాం",
  sent: "దారిలో ఉంది",
  confirmed: "తిరిగి చెల్లించాం",
  failed: "చేరలేదు; మళ్లీ పంపుతాం",
};
const refundMethods: Readonly<Record<string, string>> = {
  "bank-transfer": "బ్యాంక్ బదిలీ",
  upi: "UPI",
  cash: "ఏజెంట్ ద్వారా నగదు",
};

export const te: Same<typeof en> = {
  refunds: "సొమ్ము వాపసులు",
  refundState: (status) => refundStates[status] ?? status,
  refundMethod: (method, paidBy) =>
    method === "provider"
      ? `మీరు చెల్లించిన దారిలోనే${paidBy === null ? "" : ` (${paidBy})`}`
      : (refundMethods[method] ?? method),
  refundNumber: "నంబర్",
  refundReason: "ఎందుకు",
  refundCause: (cause) =>
    ({
      surplus: "మీరు ఇవ్వాల్సిన దానికంటే ఎక్కువ చెల్లించారు",
      late: "సొమ్ము వచ్చేటప్పటికి ఆర్డర్ ముగిసింది",
      unpaid: "మిగతా సొమ్ము సమయానికి రాలేదు",
    })[cause],
  refundOf: (amount) => `${amount} సొమ్ము వాపసు`,
  refundWhen: "7-10 పని దినాల్లో బ్యాంకుకు చేరుతుంది.",
  cameTwice: "ఈ సొమ్ము వాపసు మీకు రెండుసార్లు వచ్చింది",
  sendBack: (amount, owed) => `${amount} రెండుసార్లు వచ్చింది. దయచేసి ${owed} తిరిగి పంపండి.`,
  sentUnder: (reference) => `${reference} నంబర్‌తో ఒకసారి, మీరు చెల్లించిన విధంగా మరోసారి వచ్చింది.`,
  callsAboutAccount: "ఎక్కడికి పంపాలో సంత మీకు ఫోన్ చేసి చెబుతుంది.",
};
