import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { longestWords, mostPhotos } from "../contract/shapes.ts";

/** The sentences for each code that a call of reviews names. */
export const reviewsErrors = {
  "reviews/not-found": { en: "This review is no longer there.", te: "ఈ అభిప్రాయం ఇప్పుడు లేదు." },
  "reviews/not-delivered": {
    en: "You can rate what was delivered to you.",
    te: "మీకు చేరినవాటికి మాత్రమే రేటింగ్ ఇవ్వవచ్చు.",
  },
  "reviews/hidden": {
    en: "Others cannot see this now, and it cannot be changed. The notification says why.",
    te: "ఇప్పుడు ఇది ఇతరులకు కనిపించదు, మార్చడం వీలు కాదు. ఎందుకో నోటిఫికేషన్‌లో ఉంది.",
  },
  "reviews/photo-gone": {
    en: "This photo is no longer there. Please choose it again.",
    te: "ఈ ఫోటో ఇప్పుడు లేదు. దయచేసి మళ్లీ ఎంచుకోండి.",
  },
  "reviews/own-words": { en: "You wrote this yourself.", te: "ఇది మీరు రాసిందే." },
} as const satisfies ErrorTexts;

export const reviewsFields: FieldTexts = {
  stars: { en: "Choose 1 to 5 stars.", te: "1 నుండి 5 నక్షత్రాలు ఎంచుకోండి." },
  words: {
    en: `Write at most ${longestWords} letters.`,
    te: `${longestWords} అక్షరాలకు మించకుండా రాయండి.`,
  },
  photos: { en: `Add at most ${mostPhotos} photos.`, te: `${mostPhotos} ఫోటోలకు మించకుండా పెట్టండి.` },
};
