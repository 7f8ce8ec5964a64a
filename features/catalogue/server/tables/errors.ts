import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const tableErrors = {
  "catalogue/categories-there": {
    en: "There are categories already. Add others one by one.",
    te: "ఇప్పటికే వర్గాలు ఉన్నాయి. మిగతావి ఒక్కొక్కటిగా చేర్చండి.",
  },
  "catalogue/name-taken": {
    en: "There is one with this name. Choose a clearer name.",
    te: "ఈ పేరుతో ఒకటి ఉంది. ఇంకా స్పష్టమైన పేరు ఇవ్వండి.",
  },
  "catalogue/entry-not-found": {
    en: "This is not there any more. Load the page again.",
    te: "ఇది ఇప్పుడు లేదు. పేజీని మళ్లీ తెరవండి.",
  },
  "catalogue/entry-changed": {
    en: "Another admin changed this meanwhile. Check it and save again.",
    te: "ఈలోగా మరో నిర్వాహకుడు దీన్ని మార్చారు. సరిచూసి మళ్లీ సేవ్ చేయండి.",
  },
  "catalogue/goods-for-sale": {
    en: "Products in it are for sale. Only what sells nothing can be hidden.",
    te: "ఇందులో ఉత్పత్తులు అమ్మకంలో ఉన్నాయి. అమ్మకం లేనివాటినే దాచగలరు.",
  },
  "catalogue/crop-name-taken": {
    en: "Another crop has this name: {name}.",
    te: "ఈ పేరు మరో పంటకు ఉంది: {name}.",
  },
  "catalogue/too-many-crops": {
    en: "The list holds 100 crops already, and has no room for more.",
    te: "జాబితాలో ఇప్పటికే 100 పంటలు ఉన్నాయి; ఇంకా చేర్చలేరు.",
  },
  "catalogue/rate-in-the-past": {
    en: "Choose today or a later day: past days keep their rate.",
    te: "ఈ రోజు లేదా తర్వాతి రోజు ఎంచుకోండి: గడిచిన రోజుల రేటు మారదు.",
  },
  "catalogue/rate-from-tomorrow": {
    en: "This code has a rate today. Choose tomorrow or later.",
    te: "ఈ కోడ్‌కు ఈ రోజు రేటు ఉంది. రేపు లేదా తర్వాతి రోజు ఎంచుకోండి.",
  },
  "catalogue/rate-there": {
    en: "This code has a rate from this day already.",
    te: "ఈ కోడ్‌కు ఈ రోజు నుండి ఇప్పటికే రేటు ఉంది.",
  },
  "catalogue/rate-not-found": { en: "This rate is not there any more.", te: "ఈ రేటు ఇప్పుడు లేదు." },
  "catalogue/rate-begun": {
    en: "This rate counts already. Add a new one from a later day.",
    te: "ఈ రేటు ఇప్పటికే అమల్లో ఉంది. తర్వాతి రోజు నుండి కొత్తది చేర్చండి.",
  },
  "catalogue/synonym-taken": {
    en: "In another group already: {words}. Remove that group first.",
    te: "ఇప్పటికే మరో సమూహంలో ఉన్నాయి: {words}. ముందు ఆ సమూహాన్ని తీసేయండి.",
  },
  "catalogue/synonym-twice": {
    en: "You entered a word twice.",
    te: "ఒక పదం ఇక్కడ రెండుసార్లు ఉంది.",
  },
  "catalogue/synonyms-not-found": { en: "These words are not there any more.", te: "ఈ పదాలు ఇప్పుడు లేవు." },
  "catalogue/maker-there": {
    en: "There is a maker of this name, or it was merged into another.",
    te: "ఈ పేరుతో తయారీదారు ఉన్నారు, లేదా మరొకరితో కలిపారు.",
  },
  "catalogue/maker-itself": { en: "Choose another maker.", te: "మరో తయారీదారును ఎంచుకోండి." },
} as const satisfies ErrorTexts;

export const tableFields: FieldTexts = {
  titleEn: {
    en: "Write the name in English letters, 2 to 60 characters.",
    te: "పేరును ఇంగ్లిష్ అక్షరాల్లో రాయండి (2–60 అక్షరాలు).",
  },
  titleTe: {
    en: "Write the name in Telugu letters, 2 to 60 characters.",
    te: "పేరును తెలుగు అక్షరాల్లో రాయండి (2–60 అక్షరాలు).",
  },
  otherNames: {
    en: "Write up to 12 names of 2 to 40 characters, each on its own line.",
    te: "పేర్లు 12 వరకు, ఒక్కో వరుసలో ఒకటి రాయండి (2–40 అక్షరాలు).",
  },
  hsn: { en: "Enter 4, 6 or 8 digits.", te: "4, 6 లేదా 8 అంకెలు ఇవ్వండి." },
  drawing: { en: "Choose a picture.", te: "బొమ్మను ఎంచుకోండి." },
  bed: { en: "Choose a colour.", te: "రంగును ఎంచుకోండి." },
  rateInBasisPoints: { en: "Enter the rate in percent, 0 to 100.", te: "రేటును శాతంలో ఇవ్వండి (0–100)." },
  validFrom: { en: "Choose the first day.", te: "మొదటి రోజును ఎంచుకోండి." },
  words: {
    en: "Write 2 to 12 words, each on its own line.",
    te: "2 నుండి 12 పదాలు, ఒక్కో వరుసలో ఒకటి రాయండి.",
  },
  nameEn: { en: "Write the name, 2 to 80 characters.", te: "పేరు రాయండి (2–80 అక్షరాలు)." },
  nameTe: {
    en: "Write the name in Telugu letters, or leave it empty.",
    te: "పేరును తెలుగు అక్షరాల్లో రాయండి, లేదా ఖాళీగా వదలండి.",
  },
  intoMakerId: { en: "Choose a maker.", te: "తయారీదారును ఎంచుకోండి." },
};
