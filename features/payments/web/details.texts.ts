import { defineTexts } from "#engine/web/words/language.ts";

const receivedByEn: Readonly<Record<string, string>> = {
  online: "Online",
  transfer: "By transfer",
  cash: "In cash, by the seller",
};

const receivedByTe: Readonly<Record<string, string>> = {
  online: "ఆన్‌లైన్‌లో",
  transfer: "బదిలీతో",
  cash: "అమ్మకందారుకు నగదుగా",
};

/** The words of the payment details alone: where to pay, and what has come. */
export const useDetailsTexts = defineTexts(
  {
    whereToPay: "Where to pay",
    payLater: (amount: string, isCash: boolean) =>
      isCash
        ? `Keep ${amount} in cash for the parcel. Or transfer it to this account and enter the payment here:`
        : `Transfer ${amount} to this account and enter the payment here:`,
    payUntil: (amount: string, date: string) =>
      `Transfer ${amount} by ${date}. The order goes to the seller once we get the money.`,
    received: "Payments received",
    nothingReceived: "Nothing received yet.",
    receivedBy: (by: string) => receivedByEn[by] ?? by,
  },
  {
    whereToPay: "ఎక్కడ చెల్లించాలి",
    payLater: (amount, isCash) =>
      isCash
        ? `పార్సిల్ వచ్చేటప్పటికి ${amount} నగదు సిద్ధంగా ఉంచండి. లేదా ఈ ఖాతాకు బదిలీ చేసి, ఇక్కడ నమోదు చేయండి:`
        : `${amount} ఈ ఖాతాకు బదిలీ చేసి, ఇక్కడ నమోదు చేయండి:`,
    payUntil: (amount, date) => `${date} లోపు ${amount} బదిలీ చేయండి. డబ్బు అందాక ఆర్డర్ అమ్మకందారుకు వెళ్తుంది.`,
    received: "అందిన చెల్లింపులు",
    nothingReceived: "ఇంకా ఏమీ అందలేదు.",
    receivedBy: (by) => receivedByTe[by] ?? by,
  },
);
