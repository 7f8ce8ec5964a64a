import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { newForDays, rightsOf } from "#features/reputation/contract.ts";
import { longestListed } from "../contract/listed-words.ts";
import { longestAppeal, longestReason } from "../contract/reports.ts";

export const moderationErrors = {
  "moderation/not-open": {
    en: "Nothing waits for a decision here any more.",
    te: "ఇక్కడ తేల్చాల్సింది ఇప్పుడు ఏమీ లేదు.",
  },
  "moderation/own-words": {
    en: "You have a part in this. Somebody else decides.",
    te: "ఇందులో మీకూ సంబంధం ఉంది. వేరొకరు నిర్ణయిస్తారు.",
  },
  "moderation/asked-by-you": {
    en: "You have asked for this. Another platform admin decides.",
    te: "దీన్ని మీరే అడిగారు. మరొక ప్లాట్‌ఫామ్ నిర్వాహకులు నిర్ణయిస్తారు.",
  },
  "moderation/not-found": { en: "This is no longer there.", te: "ఇది ఇప్పుడు లేదు." },
  "moderation/reason-missing": {
    en: "Write the reason. The person who wrote it reads it.",
    te: "కారణం రాయండి. రాసినవారు దాన్ని చదువుతారు.",
  },
  "moderation/appealed-before": {
    en: "You have asked already. Only one appeal is possible.",
    te: "మీరు ఇప్పటికే అడిగారు. ఒకసారి మాత్రమే అడగవచ్చు.",
  },
  "moderation/too-many-posts": {
    en: "You have written a lot within an hour. Please wait {wait}; what you wrote stays here.",
    te: "ఒక గంటలో చాలా రాశారు. {wait} ఆగండి; మీరు రాసినది ఇక్కడే ఉంటుంది.",
  },
  "moderation/too-many-of-new": {
    en: `In the first ${newForDays} days you can post ${rightsOf.new.postsADay} times a day. Please wait {wait}; what you wrote stays here.`,
    te: `మొదటి ${newForDays} రోజులు రోజుకు ${rightsOf.new.postsADay} సార్లే రాయగలరు. {wait} ఆగండి; మీరు రాసినది ఇక్కడే ఉంటుంది.`,
  },
  "moderation/no-links-yet": {
    en: `In the first ${newForDays} days please write without links to other sites.`,
    te: `మొదటి ${newForDays} రోజులు వేరే సైట్‌ల లింక్‌లు లేకుండా రాయండి.`,
  },
  "moderation/paused": {
    en: "You cannot write here until {until}. What you wrote stays here; buying and orders go on.",
    te: "{until} వరకు మీరు ఇక్కడ రాయలేరు. మీరు రాసినది ఇక్కడే ఉంటుంది; కొనడం, ఆర్డర్లు ఎప్పటిలాగే ఉంటాయి.",
  },
  "moderation/writing-closed": {
    en: "Your writing here is closed. Buying and orders go on as before.",
    te: "మీరు ఇక ఇక్కడ రాయలేరు. కొనడం, ఆర్డర్లు ఎప్పటిలాగే ఉంటాయి.",
  },
  "moderation/too-far": {
    en: "That is more than what comes next for this person. Look at the case again.",
    te: "ఈ వ్యక్తికి తర్వాత రావాల్సిన చర్య కంటే ఇది ఎక్కువ. మళ్లీ చూడండి.",
  },
  "moderation/word-listed": { en: "This word is in the list already.", te: "ఈ మాట జాబితాలో ఇప్పటికే ఉంది." },
  "moderation/word-gone": { en: "This word is not in the list any more.", te: "ఈ మాట ఇప్పుడు జాబితాలో లేదు." },
  "moderation/too-many-words": {
    en: "The list holds {most} words at most. Remove one first.",
    te: "జాబితాలో {most} మాటలకు మించి ఉండవు. ముందు ఒకటి తీసివేయండి.",
  },
} as const satisfies ErrorTexts;

export const moderationFields: FieldTexts = {
  word: {
    en: `Enter 3 to ${longestListed} letters, digits and spaces only.`,
    te: `3 నుండి ${longestListed} అక్షరాలు, అంకెలు, ఖాళీలు మాత్రమే రాయండి.`,
  },
  words: {
    en: `Write why, at most ${longestAppeal} letters.`,
    te: `ఎందుకో రాయండి, ${longestAppeal} అక్షరాలకు మించకుండా.`,
  },
  reason: {
    en: `Write the reason, at most ${longestReason} letters.`,
    te: `కారణం రాయండి, ${longestReason} అక్షరాలకు మించకుండా.`,
  },
};
