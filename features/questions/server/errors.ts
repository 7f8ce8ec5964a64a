import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { longestTitle, longestWords, mostPhotos, shortestTitle } from "../contract/shapes.ts";

/** The sentences for each code that a call of questions names. */
export const questionsErrors = {
  "questions/not-found": {
    en: "This question or answer is no longer there.",
    te: "ఈ ప్రశ్న లేదా జవాబు ఇప్పుడు లేదు.",
  },
  "questions/closed": {
    en: "The person who asked has deleted this question.",
    te: "అడిగినవారు ఈ ప్రశ్నను తొలగించారు.",
  },
  "questions/photo-gone": {
    en: "This photo is no longer there. Please choose it again.",
    te: "ఈ ఫోటో ఇప్పుడు లేదు. దయచేసి మళ్లీ ఎంచుకోండి.",
  },
  "questions/voice-gone": {
    en: "The recording was not kept. Please record it again.",
    te: "రికార్డింగ్ నిలవలేదు. దయచేసి మళ్లీ రికార్డ్ చేయండి.",
  },
  "questions/crop-not-offered": {
    en: "This crop is no longer in the list. Choose another one.",
    te: "ఈ పంట ఇప్పుడు జాబితాలో లేదు. మరొకటి ఎంచుకోండి.",
  },
  "questions/own-words": {
    en: "You wrote this yourself.",
    te: "ఇది మీరు రాసిందే.",
  },
  "questions/may-not-agree": {
    en: "Only Santha's experts can do this.",
    te: "సంత నిపుణులకు మాత్రమే ఇది వీలు.",
  },
  "questions/may-not-sort": {
    en: "Only guides can do this.",
    te: "మార్గదర్శకులకు మాత్రమే ఇది వీలు.",
  },
} as const satisfies ErrorTexts;

export const questionsFields: FieldTexts = {
  title: {
    en: `Write your question in ${shortestTitle} to ${longestTitle} letters.`,
    te: `మీ ప్రశ్నను ${shortestTitle} నుండి ${longestTitle} అక్షరాలలో రాయండి.`,
  },
  words: {
    en: `Write something or add a voice note, at most ${longestWords} letters.`,
    te: `ఏదైనా రాయండి లేదా వాయిస్ నోట్ పెట్టండి; ${longestWords} అక్షరాలకు మించకుండా.`,
  },
  crop: { en: "Choose a crop from the list.", te: "జాబితా నుండి పంటను ఎంచుకోండి." },
  stage: { en: "Choose a stage from the list.", te: "జాబితా నుండి దశను ఎంచుకోండి." },
  photos: { en: `Add at most ${mostPhotos} photos.`, te: `${mostPhotos} ఫోటోలకు మించకుండా పెట్టండి.` },
};
