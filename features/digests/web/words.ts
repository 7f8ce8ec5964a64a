import { defineTexts } from "#engine/web/words/language.ts";

/** Counts are given as they are counted: up to a bound. */
export const useDigestsTexts = defineTexts(
  {
    since: "New since",
    updates: (count: string) => `Updates: ${count}`,
    questions: (count: string) => `Questions: ${count}`,
    update: "Update",
    question: "Question",
    noWords: "Without words",
    none: "Nothing to read yet",
    noneHint: "When you are away for some days, the best of the week comes here on Sunday evening.",
    gone: "What was here is gone",
    goneHint: "It was deleted or hidden since. See what is new now.",
    allUpdates: "All updates",
    myCrops: "Questions about my crops",
    settings: "Notification settings",
  },
  {
    since: "అప్పటి నుండి కొత్తవి:",
    updates: (count) => `అప్‌డేట్‌లు: ${count}`,
    questions: (count) => `ప్రశ్నలు: ${count}`,
    update: "అప్‌డేట్",
    question: "ప్రశ్న",
    noWords: "మాటలు లేవు",
    none: "చదవడానికి ఇంకా ఏమీ లేదు",
    noneHint: "మీరు కొన్ని రోజులు రాకపోతే, ఆ వారంలోని మంచివి ఆదివారం సాయంత్రం ఇక్కడికి వస్తాయి.",
    gone: "ఇక్కడ ఉన్నవి ఇప్పుడు లేవు",
    goneHint: "వాటిని తొలగించారు లేదా కనిపించకుండా చేశారు. ఇప్పుడు కొత్తవి చూడండి.",
    allUpdates: "అన్ని అప్‌డేట్‌లు",
    myCrops: "నా పంటల ప్రశ్నలు",
    settings: "నోటిఫికేషన్ సెట్టింగ్‌లు",
  },
);
