import { defineFeature } from "#engine/server/feature.ts";
import { waitingCases } from "./deciding/waiting-cases.ts";
import { moderationErrors, moderationFields } from "./errors.ts";
import { moderationHelp } from "./help.ts";
import {
  appealDecided,
  closingAsked,
  wordsHeld,
  wordsHidden,
  wordsReported,
  writingClosed,
} from "./notice-kinds.ts";
import { moderationRoutes } from "./routes.ts";
import { waitingClosings } from "./sanctions/waiting-closings.ts";

/** What moderation tells the house about itself. */
export const moderationFeature = defineFeature({
  name: "moderation",
  routes: moderationRoutes,
  errors: moderationErrors,
  fields: moderationFields,
  listeners: [],
  jobs: [],
  notifications: [wordsReported, wordsHeld, wordsHidden, appealDecided, closingAsked, writingClosed],
  help: moderationHelp,
  audited: {
    "moderation/kept": { en: "Kept reported words", te: "ఫిర్యాదు వచ్చిన మాటలను ఉంచారు" },
    "moderation/hidden": { en: "Hid reported words", te: "ఫిర్యాదు వచ్చిన మాటలను కనిపించకుండా చేశారు" },
    "moderation/warned": {
      en: "Hid reported words and warned their author",
      te: "ఫిర్యాదు వచ్చిన మాటలను కనిపించకుండా చేసి, రాసినవారిని హెచ్చరించారు",
    },
    "moderation/restored": {
      en: "Let hidden words be seen again after an appeal",
      te: "అభ్యర్థన తర్వాత మాటలను మళ్లీ కనిపించేలా చేశారు",
    },
    "moderation/chat-closed": { en: "Closed a reported chat", te: "ఫిర్యాదు వచ్చిన చాట్‌ను మూసివేశారు" },
    "moderation/chat-left": { en: "Left a reported chat open", te: "ఫిర్యాదు వచ్చిన చాట్‌ను అలాగే ఉంచారు" },
    "moderation/chat-reopened": {
      en: "Opened a closed chat again after an appeal",
      te: "అభ్యర్థన తర్వాత మూసివేసిన చాట్‌ను మళ్లీ తెరిచారు",
    },
    "moderation/chat-stays-closed": {
      en: "Left a chat closed after an appeal",
      te: "అభ్యర్థన తర్వాత కూడా చాట్‌ను మూసి ఉంచారు",
    },
    "moderation/upheld": {
      en: "Left words hidden after an appeal",
      te: "అభ్యర్థన తర్వాత కూడా మాటలను కనిపించకుండా ఉంచారు",
    },
    "moderation/paused": { en: "Stopped somebody's writing for days", te: "ఒకరు కొన్ని రోజులు రాయకుండా ఆపారు" },
    "moderation/pause-ended": {
      en: "Ended a pause of writing after an appeal",
      te: "అభ్యర్థన తర్వాత ఒకరు మళ్లీ రాసేలా చేశారు",
    },
    "moderation/writing-closed": {
      en: "Closed somebody's writing for good",
      te: "ఒకరు ఇకపై రాయకుండా మూసివేశారు",
    },
    "moderation/writing-not-closed": {
      en: "Did not close somebody's writing",
      te: "ఒకరు రాయడాన్ని మూసివేయలేదు",
    },
    "moderation/word-added": { en: "Added a listed word", te: "జాబితాలో మాటను చేర్చారు" },
    "moderation/word-removed": { en: "Removed a listed word", te: "జాబితా నుండి మాటను తీసివేశారు" },
  },
  adminQueues: [waitingCases, waitingClosings],
  privacy: {
    moderation_cases: {
      person: "author_profile_id",
      onExport: "included",
      onErasure: "blanked",
      blanked: { words: null, picture_keys: "{}", voice: null, appeal_words: null },
      because: "what support decided stays for the log; the words are gone and the person is a number then",
    },
    moderation_reports: {
      person: "profile_id",
      onExport: "included",
      onErasure: "blanked",
      blanked: { words: null },
      because: "support decides about somebody else's words; the person is a number then",
    },
    listed_words: { person: null, onExport: "not personal", onErasure: "not personal" },
    writing_pauses: {
      person: "profile_id",
      onExport: "included",
      withheld: ["asked_by_profile_id", "decided_by_profile_id"],
      onErasure: "deleted",
    },
  },
  demo: "Nothing is reported in the demo world.",
});
