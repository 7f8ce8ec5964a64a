import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const filesErrors = {
  "files/not-a-picture": {
    en: "This file is damaged or not a photo. Please choose another one (JPEG, PNG or WebP).",
    te: "ఈ ఫైల్ పాడైంది లేదా ఫోటో కాదు. వేరే ఫోటో ఎంచుకోండి (JPEG, PNG లేదా WebP).",
  },
  "files/moving-picture": {
    en: "Moving pictures cannot be used. Please choose a still photo.",
    te: "కదిలే బొమ్మలు పనికిరావు. మామూలు ఫోటో ఎంచుకోండి.",
  },
  "files/too-many-pixels": {
    en: "This picture has more than {megapixels} megapixels, or more than {side} on a side. Please choose a smaller one.",
    te: "ఈ ఫోటో {megapixels} మెగాపిక్సెల్స్ కంటే, లేదా ఒక వైపు {side} కంటే పెద్దది. చిన్న ఫోటో ఎంచుకోండి.",
  },
  "files/too-heavy": {
    en: "This picture takes too much memory to open. Please save it as an ordinary JPEG, or in a smaller size.",
    te: "ఈ ఫోటో తెరవడానికి చాలా ఎక్కువ మెమరీ కావాలి. మామూలు JPEG గా, లేదా చిన్న సైజులో సేవ్ చేసి పంపండి.",
  },
  "files/quota-reached": {
    en: "You have no room for more photos and recordings. Please delete some you no longer need.",
    te: "మీకు ఇంకా ఫోటోలు, రికార్డింగ్‌లు పెట్టేందుకు చోటు లేదు. అవసరం లేని కొన్నింటిని తొలగించండి.",
  },
  "files/not-a-recording": {
    en: "This recording is damaged or not sound. Please record it again.",
    te: "ఈ రికార్డింగ్ పాడైంది లేదా ఇది మాట కాదు. దయచేసి మళ్లీ రికార్డ్ చేయండి.",
  },
  "files/recording-too-long": {
    en: "A recording can last at most {minutes} minutes. Please record a shorter one.",
    te: "రికార్డింగ్ {minutes} నిమిషాలకు మించకూడదు. దయచేసి చిన్నది రికార్డ్ చేయండి.",
  },
  "files/recording-not-found": { en: "This recording was not found.", te: "ఈ రికార్డింగ్ దొరకలేదు." },
  "files/not-found": { en: "This picture was not found.", te: "ఈ ఫోటో దొరకలేదు." },
} as const satisfies ErrorTexts;

export const filesFields: FieldTexts = {};
