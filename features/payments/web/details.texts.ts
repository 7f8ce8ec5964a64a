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
    payLater: (amount: string) => `Transfer ${amount} to this account and enter the payment here:`,
    payUntil: (amount: string, date: string) =>
      `Transfer ${amount} by ${date} and write the payment reference in the remarks. The order goes to the seller once we get the money.`,
    cash: (amount: string, isDelivered: boolean) =>
      isDelivered ? `Give the seller ${amount} in cash.` : `Keep ${amount} in cash for the parcel.`,
    ownMargin: (amount: string) => `You collect your margin of ${amount} yourself.`,
    orTransfer: (amount: string, margin: string | null, isRest: boolean) =>
      margin
        ? `Or transfer ${isRest ? "the remaining" : "the order value of"} ${amount} to this account and enter the payment here. Then only the margin of ${margin} is paid in cash.`
        : `Or transfer ${amount} to this account and enter the payment here:`,
    received: "Payments received",
    nothingReceived: "Nothing received yet.",
    receivedBy: (by: string) => receivedByEn[by] ?? by,
  },
  {
    whereToPay: "ఎక్కడ చెల్లించాలి",
    payLater: (amount) => `${amount} ఈ ఖాతాకు బదిలీ చేసి, ఇక్కడ నమోదు చేయండి:`,
    payUntil: (amount, date) =>
      `${date} లోపు ${amount} బదిలీ చేసి, రిమార్క్‌లో చెల్లింపు రిఫరెన్స్ రాయండి. డబ్బు అందాక ఆర్డర్ అమ్మకందారుకు వెళ్తుంది.`,
    cash: (amount, isDelivered) =>
      isDelivered ? `అమ్మకందారుకు ${amount} నగదు ఇవ్వండి.` : `పార్సిల్ వచ్చేటప్పటికి ${amount} నగదు సిద్ధంగా ఉంచండి.`,
    ownMargin: (amount) => `మీ మార్జిన్ ${amount} మీరే తీసుకుంటారు.`,
    orTransfer: (amount, margin, isRest) =>
      margin
        ? `లేదా ${isRest ? "మిగిలిన" : "ఆర్డర్ విలువ"} ${amount} ఈ ఖాతాకు బదిలీ చేసి, ఇక్కడ నమోదు చేయండి. అప్పుడు మార్జిన్ ${margin} మాత్రమే నగదుగా చెల్లిస్తారు.`
        : `లేదా ${amount} ఈ ఖాతాకు బదిలీ చేసి, ఇక్కడ నమోదు చేయండి:`,
    received: "అందిన చెల్లింపులు",
    nothingReceived: "ఇంకా ఏమీ అందలేదు.",
    receivedBy: (by) => receivedByTe[by] ?? by,
  },
);
