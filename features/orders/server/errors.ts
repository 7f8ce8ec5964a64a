import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { numberUsedBefore } from "#features/ledger/server";

export const ordersErrors = {
  "orders/not-found": { en: "There is no such order.", te: "అలాంటి ఆర్డర్ లేదు." },
  "orders/not-possible": {
    en: "This is not possible any more. The order has moved on.",
    te: "ఇది ఇప్పుడు కుదరదు. ఆర్డర్ స్థితి మారిపోయింది.",
  },
  "orders/not-so-many": {
    en: "The order does not have so many packs.",
    te: "ఈ ఆర్డర్‌లో అన్ని ప్యాక్‌లు లేవు.",
  },
  "orders/reason-missing": { en: "Please write the reason.", te: "ఎందుకో కొన్ని మాటల్లో చెప్పండి." },
  "orders/lines-undecided": {
    en: "Decide each product that was asked for.",
    te: "అడిగిన ప్రతి ఉత్పత్తి గురించి నిర్ణయించండి.",
  },
  "orders/with-support": {
    en: "The buyer has put this to Santha support, which decides.",
    te: "కొనుగోలుదారు దీన్ని సంత సహాయ కేంద్రానికి పంపారు; వారే నిర్ణయిస్తారు.",
  },
  "orders/batches-missing": {
    en: "Enter the batch of every product.",
    te: "ప్రతి ఉత్పత్తి బ్యాచ్ నంబర్ ఇవ్వండి.",
  },
  "orders/expiry-wrong": {
    en: "The expiry day is missing or over.",
    te: "గడువు తేదీ లేదు లేదా దాటిపోయింది.",
  },
  "orders/batch-expired": {
    en: "The expiry day of {product} is {day}: it cannot be sent any more. Enter the batch that you send instead. If you have none, ask Santha support to cancel the order.",
    te: "{product} గడువు తేదీ {day}: ఇక పంపడం కుదరదు. దాని బదులు పంపే బ్యాచ్ ఇవ్వండి. వేరే బ్యాచ్ లేకపోతే, ఆర్డర్ రద్దు చేయమని సంత సహాయ కేంద్రాన్ని అడగండి.",
  },
  "orders/batch-not-in-stock": {
    en: "Your stock of {product} has no such batch. In stock: {batches}. Add a new batch on the product's page.",
    te: "{product} స్టాక్‌లో ఈ బ్యాచ్ లేదు. స్టాక్‌లో ఉన్నవి: {batches}. కొత్త బ్యాచ్‌ను ఉత్పత్తి పేజీలో చేర్చండి.",
  },
  "orders/batches-too-few": {
    en: "Only {left} packs of {product} that have not expired are left. Add the batch that you pack on the product's page. If you have none, ask Santha support to cancel the order.",
    te: "గడువు దాటని {product} ప్యాక్‌లు {left} మాత్రమే మిగిలాయి. ప్యాక్ చేసే బ్యాచ్‌ను ఉత్పత్తి పేజీలో చేర్చండి. వేరే బ్యాచ్ లేకపోతే, ఆర్డర్ రద్దు చేయమని సంత సహాయ కేంద్రాన్ని అడగండి.",
  },
  "orders/code-wrong": {
    en: "This is not the buyer's code. Please ask again.",
    te: "ఇది కొనుగోలుదారు కోడ్ కాదు. మళ్లీ అడగండి.",
  },
  "orders/code-tried-too-often": {
    en: "The code was wrong five times. Report that it could not be delivered, then send it out again with a new code.",
    te: "కోడ్ ఐదుసార్లు తప్పింది. డెలివరీ కుదరలేదని నమోదు చేసి, కొత్త కోడ్‌తో మళ్లీ పంపండి.",
  },
  "orders/code-with-support": {
    en: "The code was wrong too often for this order. Call Santha support: they ask the buyer and decide.",
    te: "ఈ ఆర్డర్‌కు కోడ్ చాలాసార్లు తప్పింది. సంత సహాయ కేంద్రానికి ఫోన్ చేయండి: వారు కొనుగోలుదారును అడిగి నిర్ణయిస్తారు.",
  },
  "orders/sent-out-too-often": {
    en: "This parcel went out three times within a day. Try again tomorrow, or call Santha support.",
    te: "ఈ పార్సిల్‌ను ఒక రోజులో మూడుసార్లు పంపారు. రేపు మళ్లీ ప్రయత్నించండి, లేదా సంత సహాయ కేంద్రానికి ఫోన్ చేయండి.",
  },
  "orders/support-sent-out-too-often": {
    en: "Support sent this parcel out three times within a day. Ask the buyer and say what happened, or try again tomorrow.",
    te: "సహాయ కేంద్రం ఈ పార్సిల్‌ను ఒక రోజులో మూడుసార్లు పంపింది. కొనుగోలుదారును అడిగి ఏం జరిగిందో నమోదు చేయండి, లేదా రేపు మళ్లీ ప్రయత్నించండి.",
  },
  "orders/already-delivered": {
    en: "This order is delivered already.",
    te: "ఈ ఆర్డర్ ఇప్పటికే డెలివరీ అయింది.",
  },
  "orders/nothing-to-pack": {
    en: "Nothing is waiting to be packed.",
    te: "ప్యాక్ చేయాల్సినవి ఏవీ లేవు.",
  },
  "orders/no-cash-due": {
    en: "No cash is due for this order.",
    te: "ఈ ఆర్డర్‌కు నగదు రావాల్సింది లేదు.",
  },
  "orders/refund-not-found": { en: "There is no such refund.", te: "అలాంటి సొమ్ము వాపసు లేదు." },
  "orders/reference-missing": {
    en: "Enter the number of the payment or of the receipt.",
    te: "చెల్లింపు లేదా రసీదు నంబర్ ఇవ్వండి.",
  },
  "orders/reference-used": numberUsedBefore,
  "orders/second-person-needed": {
    en: "You approved this refund already. Another person has to approve it too.",
    te: "ఈ వాపసును మీరు ఇప్పటికే ఆమోదించారు. ఇంకొకరు కూడా ఆమోదించాలి.",
  },
  "orders/refunds-changed": {
    en: "These refunds have changed since you looked. Please check the preview again.",
    te: "మీరు చూసిన తర్వాత ఈ వాపసులు మారాయి. దయచేసి జాబితాను మళ్లీ చూడండి.",
  },
  "orders/date-missing": { en: "Please choose a date.", te: "దయచేసి తేదీ ఎంచుకోండి." },
  "orders/date-in-future": {
    en: "The date may not be later than today.",
    te: "తేదీ ఈ రోజు తర్వాతిది కాకూడదు.",
  },
  "orders/date-before-from": {
    en: "To date may not be earlier than From date.",
    te: "చివరి తేదీ మొదటి తేదీకి ముందు ఉండకూడదు.",
  },
} as const;

export const ordersFields: FieldTexts = {
  reason: { en: "Please write the reason.", te: "ఎందుకో కొన్ని మాటల్లో చెప్పండి." },
  carrier: { en: "Enter who carries the parcel.", te: "పార్సిల్ ఎవరు తీసుకెళ్తున్నారో ఇవ్వండి." },
  trackingNumber: { en: "Enter the number of the parcel.", te: "పార్సిల్ నంబర్ ఇవ్వండి." },
  trackingUrl: {
    en: "Enter the whole link of the page, beginning with https://.",
    te: "పేజీ లింక్ మొత్తం ఇవ్వండి; అది https:// తో మొదలవ్వాలి.",
  },
  code: { en: "Enter the four digits that the buyer was told.", te: "కొనుగోలుదారుకు చెప్పిన నాలుగు అంకెలు ఇవ్వండి." },
  q: { en: "Please search with fewer words.", te: "దయచేసి తక్కువ పదాలతో వెతకండి." },
};
