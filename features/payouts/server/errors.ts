import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { numberUsedBefore } from "#features/ledger/server";

const wrongDay = {
  en: "Enter the day on which it came back: not before the payout, and not after today.",
  te: "తిరిగి వచ్చిన తేదీ ఇవ్వండి: చెల్లింపుకు ముందు కాదు, ఈ రోజు తర్వాత కాదు.",
};

export const payoutsErrors = {
  "payouts/nothing-due": {
    en: "Nothing is due to an agent who has named an account.",
    te: "ఖాతా ఇచ్చిన ఏజెంట్‌కు చెల్లించాల్సింది ఏమీ లేదు.",
  },
  "payouts/batch-changed": {
    en: "Who is to be paid, or how much, has changed: a batch takes {amount} now. Please look at it again before you make it.",
    te: "ఎవరికి లేదా ఎంత చెల్లించాలో మారింది: ఇప్పుడు బ్యాచ్ మొత్తం {amount}. తయారు చేసే ముందు మళ్లీ చూడండి.",
  },
  "payouts/no-approval": {
    en: "There is no first approval to take back.",
    te: "వెనక్కి తీసుకోవడానికి మొదటి ఆమోదం లేదు.",
  },
  "payouts/not-found": { en: "There is no such payout.", te: "అలాంటి చెల్లింపు లేదు." },
  "payouts/settled": { en: "This payout has ended before.", te: "ఈ చెల్లింపు ఇప్పటికే ముగిసింది." },
  "payouts/not-paid": {
    en: "Only a payout that was paid can come back, and only once.",
    te: "చెల్లించినది మాత్రమే, అదీ ఒక్కసారే, తిరిగి రాగలదు.",
  },
  "payouts/wrong-day": wrongDay,
  "payouts/reference-used": numberUsedBefore,
  "payouts/month-not-begun": { en: "This month has not begun.", te: "ఈ నెల ఇంకా మొదలవలేదు." },
} as const satisfies ErrorTexts;

export const payoutsFields: FieldTexts = {
  holder: {
    en: "Enter the holder's name in English letters, as the bank has it.",
    te: "బ్యాంకులో ఉన్నట్టే ఖాతాదారు పేరు ఇంగ్లిష్ అక్షరాల్లో ఇవ్వండి.",
  },
  upiId: { en: "Enter a UPI id such as name@bank.", te: "name@bank లాంటి UPI ID ఇవ్వండి." },
  accountNumber: { en: "Enter 9 to 18 digits.", te: "9 నుండి 18 అంకెలు ఇవ్వండి." },
  ifsc: { en: "Enter the IFSC: 11 characters, the fifth a zero.", te: "IFSC ఇవ్వండి: 11 అక్షరాలు, ఐదవది సున్నా." },
  bankReference: {
    en: "Enter the bank's number: 6 to 22 letters or digits.",
    te: "బ్యాంక్ నంబర్ ఇవ్వండి: 6 నుండి 22 అక్షరాలు లేదా అంకెలు.",
  },
  returnedOn: wrongDay,
  because: { en: "Write the reason (3–200 characters).", te: "కారణం రాయండి: 3 నుండి 200 అక్షరాలు." },
  reason: { en: "Write the reason in 3 to 200 characters.", te: "కారణాన్ని 3 నుండి 200 అక్షరాల్లో రాయండి." },
  mobileNo: { en: "Enter a 10-digit mobile number.", te: "10 అంకెల మొబైల్ నంబర్ ఇవ్వండి." },
};
