import type { FlagName } from "#engine/contract/flags.ts";
import type { PersonText } from "../http/answers/errors.ts";

/** What people read while the operator has closed something. */
export const closedTexts: Readonly<Record<FlagName, PersonText>> = {
  "orders-open": {
    en: "New orders are closed for now. Your cart stays as it is.",
    te: "ప్రస్తుతం కొత్త ఆర్డర్లు తీసుకోవడం లేదు. మీ కార్ట్ అలాగే ఉంటుంది.",
  },
  "cash-on-delivery-open": {
    en: "Cash on delivery is closed for now.",
    te: "ప్రస్తుతం డెలివరీ సమయంలో నగదు చెల్లింపు లేదు.",
  },
  "bank-transfer-open": {
    en: "Bank transfer is closed for now.",
    te: "ప్రస్తుతం బ్యాంక్ బదిలీతో చెల్లింపు లేదు.",
  },
  "sign-up-open": {
    en: "New accounts are closed for now. Please try again later.",
    te: "ప్రస్తుతం కొత్త ఖాతాలు తెరవడం లేదు. దయచేసి తర్వాత ప్రయత్నించండి.",
  },
  "applications-open": {
    en: "New applications are closed for now. Your draft stays as it is.",
    te: "ప్రస్తుతం కొత్త దరఖాస్తులు తీసుకోవడం లేదు. మీరు రాసినది అలాగే ఉంటుంది.",
  },
  "writing-open": {
    en: "Writing updates, questions and replies is closed for now.",
    te: "ప్రస్తుతం అప్‌డేట్లు, ప్రశ్నలు, జవాబులు రాయడం కుదరదు.",
  },
  "chats-open": {
    en: "Chats between people are closed for now. You can still write to support.",
    te: "ప్రస్తుతం ఒకరికొకరు చాట్ చేయడం కుదరదు. సహాయ విభాగానికి రాయవచ్చు.",
  },
};
