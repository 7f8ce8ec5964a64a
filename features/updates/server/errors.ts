import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { longestReport } from "#features/moderation/contract/reports.ts";
import { leastOptions, longestOption, mostOptions } from "../contract/poll.ts";
import { longestComment, longestUpdate, mostCrops, mostPictures } from "../contract/update.ts";

/** The sentences for each code that a call of updates names. */
export const updatesErrors = {
  "updates/not-found": { en: "This update is no longer there.", te: "ఈ అప్‌డేట్ ఇప్పుడు లేదు." },
  "updates/own-words": { en: "You wrote this yourself.", te: "ఇది మీరు రాసిందే." },
  "updates/comment-not-found": { en: "This reply is no longer there.", te: "ఈ జవాబు ఇప్పుడు లేదు." },
  "updates/empty": {
    en: "Write something, or add a photo or a voice note.",
    te: "ఏదైనా రాయండి, లేదా ఫోటో గానీ వాయిస్ నోట్ గానీ పెట్టండి.",
  },
  "updates/in-the-past": { en: "Choose a time that is still to come.", te: "ఇంకా రాని సమయాన్ని ఎంచుకోండి." },
  "updates/too-far": { en: "Choose a day within six months.", te: "ఆరు నెలల లోపు రోజును ఎంచుకోండి." },
  "updates/picture-gone": {
    en: "A photo was not kept. Please add it again.",
    te: "ఒక ఫోటో నిలవలేదు. దయచేసి మళ్లీ పెట్టండి.",
  },
  "updates/voice-gone": {
    en: "The recording was not kept. Please record it again.",
    te: "రికార్డింగ్ నిలవలేదు. దయచేసి మళ్లీ రికార్డ్ చేయండి.",
  },
  "updates/product-not-found": {
    en: "This product is not sold at present.",
    te: "ఈ ఉత్పత్తి ప్రస్తుతం అమ్మకానికి లేదు.",
  },
  "updates/crop-not-offered": {
    en: "A crop that you chose is no longer in the list. Leave it out or choose another.",
    te: "మీరు ఎంచుకున్న ఒక పంట ఇప్పుడు జాబితాలో లేదు. దాన్ని తీసేయండి లేదా మరొకటి ఎంచుకోండి.",
  },
  "updates/too-many-waiting": {
    en: "30 of your updates wait already. Cancel one first.",
    te: "మీ 30 అప్‌డేట్‌లు ఇప్పటికే వేచి ఉన్నాయి. ముందు ఒకదాన్ని రద్దు చేయండి.",
  },
  "updates/poll-fixed": {
    en: "Somebody has voted already, or the poll is over: it can no longer be changed.",
    te: "ఇప్పటికే ఎవరో ఓటు వేశారు, లేదా పోల్ ముగిసింది: దాన్ని ఇక మార్చలేరు.",
  },
  "updates/poll-closed": { en: "This poll is closed.", te: "ఈ పోల్ ముగిసింది." },
  "updates/option-gone": {
    en: "The poll was changed. Look at it again, then vote.",
    te: "పోల్‌ను మార్చారు. మళ్లీ చూసి ఓటు వేయండి.",
  },
  "updates/own": { en: "You wrote this yourself.", te: "ఇది మీరు రాసిందే." },
  "updates/already-reported": {
    en: "You have reported this already. Support looks at it.",
    te: "మీరు దీనిపై ఇప్పటికే ఫిర్యాదు చేశారు. సహాయక బృందం చూస్తుంది.",
  },
} as const satisfies ErrorTexts;

export const updatesFields: FieldTexts = {
  text: {
    en: `Write something, at most ${longestUpdate.toLocaleString("en-IN")} letters, in a reply ${longestComment.toLocaleString("en-IN")}.`,
    te: `ఏదైనా రాయండి, ${longestUpdate.toLocaleString("en-IN")} అక్షరాలకు మించకుండా; జవాబు అయితే ${longestComment.toLocaleString("en-IN")}.`,
  },
  words: { en: `Write at most ${longestReport} letters.`, te: `${longestReport} అక్షరాలకు మించకుండా రాయండి.` },
  pictureKeys: { en: `Add at most ${mostPictures} photos.`, te: `${mostPictures} ఫోటోలకు మించకుండా పెట్టండి.` },
  crops: { en: `Choose at most ${mostCrops} crops.`, te: `${mostCrops} పంటలకు మించకుండా ఎంచుకోండి.` },
  "poll.options": {
    en: `Write ${leastOptions} to ${mostOptions} different options of at most ${longestOption} letters.`,
    te: `${longestOption} అక్షరాలకు మించని, వేర్వేరు ఎంపికలు ${leastOptions} నుంచి ${mostOptions} రాయండి.`,
  },
  goesOutAt: { en: "Choose a day and a time.", te: "రోజు, సమయం ఎంచుకోండి." },
};
