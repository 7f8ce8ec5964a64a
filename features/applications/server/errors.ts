import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { longestNote } from "../contract/facts.ts";

const gstinTaken = {
  en: "A business with this GSTIN sells here already. If it is yours, write to support.",
  te: "ఈ GSTINతో ఒక వ్యాపారం ఇక్కడ ఇప్పటికే అమ్ముతోంది. అది మీదే అయితే సహాయ విభాగానికి రాయండి.",
};

export const applicationsErrors = {
  "applications/not-found": { en: "There is no such application.", te: "అలాంటి దరఖాస్తు లేదు." },
  "applications/has-role": {
    en: "You have this role already.",
    te: "మీకు ఈ హోదా ఇప్పటికే ఉంది.",
  },
  "applications/sent": {
    en: "Your application is being checked. Withdraw it to change it.",
    te: "మీ దరఖాస్తును పరిశీలిస్తున్నాం. మార్చాలంటే ముందు వెనక్కి తీసుకోండి.",
  },
  "applications/incomplete": {
    en: "Please correct the marked fields.",
    te: "గుర్తించిన గడులను సరిచేయండి.",
  },
  "applications/not-waiting": {
    en: "This application is not waiting for a decision any more.",
    te: "ఈ దరఖాస్తుపై ఇప్పుడు నిర్ణయం అవసరం లేదు.",
  },
  "applications/changed": {
    en: "The application has changed since you opened it. Please look at it again.",
    te: "మీరు తెరిచాక దరఖాస్తు మారింది. దయచేసి మళ్లీ చూడండి.",
  },
  "applications/gstin-in-use": {
    en: "Another seller is registered with this GSTIN. Refuse the application, or ask for the right GSTIN.",
    te: "ఈ GSTINతో వేరే అమ్మకందారు నమోదయ్యారు. దరఖాస్తును తిరస్కరించండి, లేదా సరైన GSTIN అడగండి.",
  },
  "applications/has-business": {
    en: "A business of this person is registered already.",
    te: "ఈ వ్యక్తి వ్యాపారం ఇప్పటికే నమోదైంది.",
  },
  "applications/out-of-date": {
    en: "Something is not in order any more, such as a licence that has ended. Ask for more details.",
    te: "గడువు ముగిసిన లైసెన్స్ లాంటిది ఏదో ఇప్పుడు సరిగా లేదు. మరిన్ని వివరాలు అడగండి.",
  },
  "applications/conditions": {
    en: "Read and accept the conditions.",
    te: "నియమాలు చదివి అంగీకరించండి.",
  },
  "applications/village": { en: "Enter your village or town.", te: "మీ ఊరి పేరు రాయండి." },
  "applications/postal-code": {
    en: "Enter the pin code: 6 digits.",
    te: "పిన్ కోడ్ ఇవ్వండి: 6 అంకెలు.",
  },
  "applications/pan": {
    en: "Enter a PAN such as ABCPR1234K.",
    te: "ABCPR1234K లాంటి PAN ఇవ్వండి.",
  },
  "applications/pan-of-other": {
    en: "This is not the PAN in your GSTIN (characters 3 to 12).",
    te: "ఇది మీ GSTINలోని PAN కాదు (3 నుండి 12 వరకు ఉన్న అక్షరాలు).",
  },
  "applications/note": {
    en: "Write a few words: whom you will order for (10–500 characters).",
    te: "మీరు ఎవరి కోసం ఆర్డర్ చేస్తారో కొన్ని మాటల్లో రాయండి: 10 నుండి 500 అక్షరాలు.",
  },
  "applications/business-name": {
    en: "Enter the name of your business in English letters.",
    te: "మీ వ్యాపారం పేరు ఇంగ్లిష్ అక్షరాల్లో రాయండి.",
  },
  "applications/business-name-te": {
    en: "Enter the name of your business in Telugu letters.",
    te: "మీ వ్యాపారం పేరు తెలుగు అక్షరాల్లో రాయండి.",
  },
  "applications/gstin": {
    en: "Enter a GSTIN: 15 letters and digits, such as 36ABCDE1234F1Z5.",
    te: "GSTIN ఇవ్వండి: 36ABCDE1234F1Z5 లాంటి 15 అక్షరాలు, అంకెలు.",
  },
  "applications/gstin-check": {
    en: "This GSTIN has a typing mistake: its last character does not fit the others.",
    te: "ఈ GSTINలో ఎక్కడో అక్షరం తప్పు పడింది: చివరి అక్షరం మిగతావాటితో సరిపోలడం లేదు.",
  },
  "applications/gstin-state": {
    en: "The first two digits of this GSTIN belong to another state than your address.",
    te: "ఈ GSTINలోని మొదటి రెండు అంకెలు మీ చిరునామాలోని రాష్ట్రానివి కావు.",
  },
  "applications/gstin-taken": gstinTaken,
  "applications/town": {
    en: "Enter your town in English letters.",
    te: "మీ ఊరి పేరు ఇంగ్లిష్ అక్షరాల్లో రాయండి.",
  },
  "applications/town-te": {
    en: "Enter your town in Telugu letters.",
    te: "మీ ఊరి పేరు తెలుగు అక్షరాల్లో రాయండి.",
  },
  "applications/state": { en: "Choose the state.", te: "రాష్ట్రాన్ని ఎంచుకోండి." },
  "applications/holder": {
    en: "Enter the account holder's name in English letters, as the bank has it.",
    te: "బ్యాంకులో ఉన్నట్టే ఖాతాదారు పేరు ఇంగ్లిష్ అక్షరాల్లో ఇవ్వండి.",
  },
  "applications/upi-id": { en: "Enter a UPI id such as name@bank.", te: "name@bank లాంటి UPI ID ఇవ్వండి." },
  "applications/account-number": { en: "Enter 9 to 18 digits.", te: "9 నుండి 18 అంకెలు ఇవ్వండి." },
  "applications/ifsc": {
    en: "Enter the IFSC: 11 characters, the fifth a zero.",
    te: "IFSC ఇవ్వండి: 11 అక్షరాలు, ఐదవది సున్నా.",
  },
  "applications/licence-number": {
    en: "Enter the number as it stands on the licence.",
    te: "లైసెన్స్‌పై ఉన్నట్టే నంబర్ రాయండి.",
  },
  "applications/licence-until": {
    en: "Enter the last day of the licence; it must not be over.",
    te: "లైసెన్స్ చివరి తేదీ ఇవ్వండి; అది ముగిసి ఉండకూడదు.",
  },
  "applications/licence-scan": { en: "Add a photo of the licence.", te: "లైసెన్స్ ఫోటో పెట్టండి." },
  "applications/delivery-pins": {
    en: "Enter the first 2 to 6 digits of the pin codes, such as 506, 507.",
    te: "పిన్ కోడ్‌ల మొదటి 2 నుండి 6 అంకెలు ఇవ్వండి, ఉదా: 506, 507.",
  },
  "applications/delivery-charge": {
    en: "Enter rupees, such as 40; 0 if delivery is free.",
    te: "రూపాయలు ఇవ్వండి, ఉదా: 40; ఉచితమైతే 0.",
  },
  "applications/delivery-days": {
    en: "Enter the days: 1 to 60.",
    te: "రోజులు ఇవ్వండి: 1 నుండి 60.",
  },
  "applications/scan-gone": {
    en: "This photo is not there any more. Please add it again.",
    te: "ఈ ఫోటో ఇప్పుడు లేదు. దయచేసి మళ్లీ పెట్టండి.",
  },
} as const satisfies ErrorTexts;

export const applicationsFields: FieldTexts = {
  q: { en: "Please search with fewer words.", te: "దయచేసి తక్కువ పదాలతో వెతకండి." },
  reason: {
    en: `Write the reason in 5 to ${longestNote} characters.`,
    te: `కారణాన్ని 5 నుండి ${longestNote} అక్షరాల్లో రాయండి.`,
  },
};
