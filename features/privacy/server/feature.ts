import { defineFeature } from "#engine/server/feature.ts";
import { erased } from "#engine/server/privacy/erased.ts";
import { privacyErrors, privacyFields } from "./errors.ts";
import { privacyHelp } from "./help.ts";
import { privacyJobs } from "./jobs.ts";
import { openRequests } from "./open-requests.ts";
import { privacyRoutes } from "./routes.ts";
import { privacyNews, privacySmsKinds } from "./tell-person.ts";

/** What privacy requests tell the house about themselves. */
export const privacyFeature = defineFeature({
  name: "privacy",
  routes: privacyRoutes,
  errors: privacyErrors,
  fields: privacyFields,
  listeners: [],
  jobs: privacyJobs,
  notifications: [privacyNews],
  smsKinds: privacySmsKinds,
  help: privacyHelp,
  audited: {
    "privacy/export-asked": { en: "Asked for a copy of the data", te: "డేటా కాపీ అడిగారు" },
    "privacy/erasure-asked": { en: "Asked to delete the account", te: "ఖాతా తొలగించమని అడిగారు" },
    "privacy/erasure-taken-back": {
      en: "Took the deletion of the account back",
      te: "ఖాతా తొలగింపును వెనక్కి తీసుకున్నారు",
    },
    "privacy/erasure-carried-out": { en: "Had the account deleted at once", te: "ఖాతాను వెంటనే తొలగించారు" },
    "privacy/erasure-refused": {
      en: "Refused to delete the account",
      te: "ఖాతా తొలగింపును తిరస్కరించారు",
    },
  },
  adminQueues: [openRequests],
  privacy: {
    privacy_requests: {
      person: "profile_id",
      onExport: "included",
      onErasure: "blanked",
      blanked: { reason: erased },
      because:
        "the operator must be able to show that a request was answered in time; the person is a number then",
    },
    privacy_export_parts: {
      person: { column: "request_id", of: "privacy_requests", key: "id" },
      onExport: "not personal",
      onErasure: "deleted",
      because: "the copy itself",
    },
  },
  demo: "none: people of the demo ask themselves",
});
