import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const sellingErrors = {
  "selling/no-business": {
    en: "No business is registered for you yet.",
    te: "మీ పేరుతో ఇంకా వ్యాపారం నమోదు కాలేదు.",
  },
  "selling/rate-not-found": { en: "This delivery area was not found.", te: "ఈ డెలివరీ ప్రాంతం దొరకలేదు." },
  "selling/rate-exists": {
    en: "You already have this pin code with this order value.",
    te: "ఈ పిన్ కోడ్, ఈ ఆర్డర్ విలువతో ఇప్పటికే ఉంది.",
  },
  "selling/rate-changed": {
    en: "This area was changed in the meantime. Check it and save again.",
    te: "ఈలోగా ఈ ప్రాంతం మారింది. చూసి మళ్లీ సేవ్ చేయండి.",
  },
  "selling/too-many-rates": {
    en: "You can have at most {most} areas. Join some: 506 holds all pin codes that begin so.",
    te: "గరిష్ఠంగా {most} ప్రాంతాలు ఉండవచ్చు. కొన్నింటిని కలపండి: 506 అంటే అలా మొదలయ్యే అన్ని పిన్ కోడ్‌లు.",
  },
  "selling/no-such-seller": {
    en: "This person has no registered business.",
    te: "ఈ వ్యక్తి పేరుతో వ్యాపారం నమోదు కాలేదు.",
  },
  "selling/suspended-already": {
    en: "This seller is suspended already.",
    te: "ఈ అమ్మకందారును ఇప్పటికే నిలిపివేశారు.",
  },
  "selling/not-suspended": { en: "This seller is not suspended.", te: "ఈ అమ్మకందారును నిలిపివేయలేదు." },
} as const satisfies ErrorTexts;

export const sellingFields: FieldTexts = {
  pinPrefix: {
    en: "Enter a pin code or its first digits, such as 506.",
    te: "పిన్ కోడ్ లేదా దాని మొదటి అంకెలు ఇవ్వండి: 506.",
  },
  orderValueFromInPaise: {
    en: "Enter the order value in rupees, 0 or more.",
    te: "ఆర్డర్ విలువను రూపాయల్లో ఇవ్వండి, 0 లేదా ఎక్కువ.",
  },
  chargeInPaise: {
    en: "Enter the charge in rupees, 0 for free delivery.",
    te: "ఛార్జీని రూపాయల్లో ఇవ్వండి, ఉచితమైతే 0.",
  },
  leadDays: { en: "Enter the days until delivery, 0 to 60.", te: "ఎన్ని రోజుల్లో అందుతుందో ఇవ్వండి, 0 నుండి 60." },
  reason: { en: "Please write the reason.", te: "ఎందుకో కొన్ని మాటల్లో చెప్పండి." },
  town: {
    en: "Write your town in Latin letters, at most 80.",
    te: "మీ ఊరి పేరును ఇంగ్లిష్ అక్షరాల్లో, 80 లోపు రాయండి.",
  },
  townTe: {
    en: "Write it in Telugu letters, at most 80, or leave it empty.",
    te: "తెలుగు అక్షరాల్లో, 80 లోపు రాయండి, లేదా ఖాళీగా వదిలేయండి.",
  },
};
