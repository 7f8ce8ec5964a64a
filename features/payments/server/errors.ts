import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { numberUsedBefore } from "#features/ledger/server";

export const paymentsErrors = {
  "payments/order-not-found": { en: "There is no such order.", te: "అలాంటి ఆర్డర్ లేదు." },
  "payments/claim-not-found": {
    en: "This payment is not waiting any more.",
    te: "ఈ చెల్లింపు ఇప్పుడు నిర్ధారణ కోసం వేచి లేదు.",
  },
  "payments/reference-paid-another": {
    en: "This reference is confirmed for {use} already: one transfer pays one order. If it did not come a second time, choose Not received.",
    te: "ఈ రిఫరెన్స్‌ను {use} కోసం ఇప్పటికే నిర్ధారించారు: ఒక బదిలీ ఒక ఆర్డర్‌కే. సొమ్ము రెండోసారి రాకపోతే ‘అందలేదు’ ఎంచుకోండి.",
  },
  "payments/reference-used": numberUsedBefore,
  "payments/wrong-day": {
    en: "Enter the day on which the money came, today at the latest, and the day of the last payment in it, not later than that.",
    te: "సొమ్ము వచ్చిన రోజు (ఈ రోజు వరకు), దానిలోని చివరి చెల్లింపు రోజు (అంతకంటే తర్వాత కాదు) ఇవ్వండి.",
  },
  "payments/no-cash-open": {
    en: "No cash of this order can be said now: it is not paid in cash, is not handed over, or it was said before.",
    te: "ఈ ఆర్డర్ నగదు ఇప్పుడు నమోదు చేయలేరు: నగదు ఆర్డర్ కాదు, ఇంకా అందలేదు, లేదా ముందే నమోదైంది.",
  },
  "payments/cash-out-of-range": {
    en: "Enter from {least} to {most}: at least what is owed, at most what was charged or the buyer says.",
    te: "{least} నుండి {most} వరకు ఇవ్వండి: బాకీ కంటే తక్కువ కాదు; మొదటి మొత్తం లేదా కొనుగోలుదారు చెప్పిన దానికంటే ఎక్కువ కాదు.",
  },
  "payments/settlement-not-found": { en: "There is no such payout.", te: "అలాంటి సొమ్ము నమోదు లేదు." },
  "payments/taken-back-before": {
    en: "This payout is already undone.",
    te: "ఈ నమోదును ఇంతకు ముందే వెనక్కి తీసుకున్నారు.",
  },
  "payments/waits-online": {
    en: "This order waits for its online payment. Look under Online payments first.",
    te: "ఈ ఆర్డర్ ఆన్‌లైన్ చెల్లింపు కోసం వేచి ఉంది. ముందు ఆన్‌లైన్ చెల్లింపులు చూడండి.",
  },
  "payments/entered-already": {
    en: "The buyer has entered this number. Please confirm it under Transfers to confirm.",
    te: "కొనుగోలుదారు ఈ నంబర్ నమోదు చేశారు. దయచేసి ‘నిర్ధారించాల్సిన బదిలీలు’లో నిర్ధారించండి.",
  },
  "payments/sum-changed": {
    en: "What was entered under this number has changed: it is {amount} now. Please look at it again.",
    te: "ఈ నంబర్‌తో నమోదు చేసిన మొత్తం మారింది: ఇప్పుడు {amount}. దయచేసి మళ్లీ చూడండి.",
  },
  "payments/transfers-changed": {
    en: "These transfers have changed since you looked. Please check the preview again.",
    te: "మీరు చూసిన తర్వాత ఈ బదిలీలు మారాయి. దయచేసి జాబితాను మళ్లీ చూడండి.",
  },
  "payments/not-offered": {
    en: "Nothing can be entered for this order.",
    te: "ఈ ఆర్డర్‌కు చెల్లింపు నమోదు చేయడం కుదరదు.",
  },
  "payments/no-cash": {
    en: "Cash is taken at the door for cash on delivery only. Please pay this order by bank transfer or UPI.",
    te: "క్యాష్ ఆన్ డెలివరీ ఆర్డర్‌కు మాత్రమే నగదు తీసుకుంటారు. ఈ ఆర్డర్‌కు బ్యాంక్ బదిలీ లేదా UPI ద్వారా చెల్లించండి.",
  },
  "payments/more-than-due": {
    en: "This is more than what is due.",
    te: "ఇది చెల్లించాల్సిన మొత్తం కంటే ఎక్కువ.",
  },
  "payments/nothing-due": {
    en: "Nothing is left to be entered for this order.",
    te: "ఈ ఆర్డర్‌కు ఇంకా నమోదు చేయాల్సింది ఏమీ లేదు.",
  },
  "payments/picture-not-found": {
    en: "This photo is not there any more. Please choose it again.",
    te: "ఈ ఫోటో ఇప్పుడు లేదు. దయచేసి మళ్లీ ఎంచుకోండి.",
  },
  "payments/not-online": {
    en: "This order is not paid online.",
    te: "ఈ ఆర్డర్‌కు ఆన్‌లైన్ చెల్లింపు లేదు.",
  },
  "payments/already-paid": { en: "This order is paid already.", te: "ఈ ఆర్డర్‌కు ఇప్పటికే చెల్లించారు." },
  "payments/payment-over": {
    en: "The time to pay this order is over. Your cart is open again: please order once more.",
    te: "ఈ ఆర్డర్‌కు చెల్లించే సమయం ముగిసింది. మీ కార్ట్ మళ్లీ తెరిచి ఉంది: దయచేసి మళ్లీ ఆర్డర్ చేయండి.",
  },
  "payments/goods-blocked": {
    en: "A seller in this order cannot sell now, so it cannot be paid. Cancel the payment and order the other goods again.",
    te: "ఈ ఆర్డర్‌లోని ఒక అమ్మకందారు ఇప్పుడు అమ్మలేరు, కాబట్టి చెల్లించలేరు. చెల్లింపు రద్దు చేసి, మిగతా సరుకు మళ్లీ ఆర్డర్ చేయండి.",
  },
  "payments/no-online-payment": {
    en: "Online payment is not possible now. Please choose another way.",
    te: "ఇప్పుడు ఆన్‌లైన్ చెల్లింపు కుదరదు. దయచేసి వేరే విధానం ఎంచుకోండి.",
  },
  "payments/payment-not-found": { en: "There is no such payment.", te: "అలాంటి చెల్లింపు లేదు." },
  "payments/payment-moved-on": {
    en: "This is not possible any more. The payment has moved on.",
    te: "ఇది ఇప్పుడు కుదరదు. చెల్లింపు స్థితి మారిపోయింది.",
  },
  "payments/provider-number-used": {
    en: "This number is another payment's. Please look at the provider's page again.",
    te: "ఈ నంబర్ వేరే చెల్లింపుది. దయచేసి చెల్లింపు సంస్థ పేజీ మళ్లీ చూడండి.",
  },
  "payments/more-than-paid": {
    en: "This is more than what was paid and not sent back yet.",
    te: "ఇది చెల్లించి, ఇంకా తిరిగి పంపని మొత్తం కంటే ఎక్కువ.",
  },
  "payments/refund-not-found": { en: "There is no such refund.", te: "అలాంటి సొమ్ము వాపసు లేదు." },
  "payments/refund-moved-on": {
    en: "This is not possible any more. The refund has moved on.",
    te: "ఇది ఇప్పుడు కుదరదు. సొమ్ము వాపసు స్థితి మారిపోయింది.",
  },
  "payments/refund-reference-missing": {
    en: "Enter the number of the payment or of the receipt.",
    te: "చెల్లింపు లేదా రసీదు నంబర్ ఇవ్వండి.",
  },
  "payments/refund-reference-used": numberUsedBefore,
  "payments/forged": {
    en: "This report is not from the payment provider.",
    te: "ఈ సమాచారం చెల్లింపు సంస్థ పంపినది కాదు.",
  },
  "payments/reference-entered-before": {
    en: "This number was entered for this purchase before. Each payment has a number of its own.",
    te: "ఈ నంబర్‌ను ఈ కొనుగోలుకు ఇప్పటికే ఇచ్చారు. ప్రతి చెల్లింపుకు వేరే నంబర్ ఉంటుంది.",
  },
} as const satisfies ErrorTexts;

export const paymentsFields: FieldTexts = {
  amountInPaise: { en: "Enter an amount above ₹0.", te: "₹0 కంటే ఎక్కువ మొత్తం ఇవ్వండి." },
  receivedInPaise: { en: "Enter an amount above ₹0.", te: "₹0 కంటే ఎక్కువ మొత్తం ఇవ్వండి." },
  feesInPaise: { en: "Enter the fee, ₹0 where there is none.", te: "రుసుము ఇవ్వండి, లేకపోతే ₹0." },
  taxInPaise: { en: "Enter the GST on the fee, ₹0 where there is none.", te: "రుసుముపై GST ఇవ్వండి, లేకపోతే ₹0." },
  receivedOn: { en: "Choose the day.", te: "రోజు ఎంచుకోండి." },
  paidUntil: { en: "Choose the day.", te: "రోజు ఎంచుకోండి." },
  paidThrough: { en: "Choose how you paid.", te: "ఎలా చెల్లించారో ఎంచుకోండి." },
  utr: {
    en: "Enter the UTR of the transfer as in the bank's message: 12 digits, or 4 letters followed by 12 or 18 letters or digits.",
    te: "బ్యాంక్ సందేశంలో ఉన్నట్టే బదిలీ UTR ఇవ్వండి: 12 అంకెలు, లేదా 4 ఇంగ్లిష్ అక్షరాల తర్వాత 12 లేదా 18 అక్షరాలు, అంకెలు.",
  },
  mihpayid: {
    en: "Enter the provider's number of the payment: 4 to 30 letters or digits.",
    te: "చెల్లింపు సంస్థ ఇచ్చిన నంబర్ ఇవ్వండి: 4 నుండి 30 అక్షరాలు లేదా అంకెలు.",
  },
  reference: {
    en: "Enter the reference: 4 to 40 letters or digits.",
    te: "రిఫరెన్స్ నంబర్ ఇవ్వండి: 4 నుండి 40 అక్షరాలు లేదా అంకెలు.",
  },
  reason: { en: "Write the reason in 3 to 300 characters.", te: "కారణాన్ని 3 నుండి 300 అక్షరాల్లో రాయండి." },
};
