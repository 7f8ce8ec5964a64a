import { defineFeature } from "#engine/server/feature.ts";
import { erased } from "#engine/server/privacy/erased.ts";
import { emptyFacts } from "../contract/facts.ts";
import { waitingApplications } from "./desk/waiting-applications.ts";
import { applicationsHindrances } from "./erasure.queries.ts";
import { applicationsErrors, applicationsFields } from "./errors.ts";
import { applicationsHelp } from "./help.ts";
import { applicationsRoutes } from "./routes.ts";
import { applicationNews, applicationSent, applicationSmsKinds } from "./tell-people.ts";

/** What applications tell the house about themselves. */
export const applicationsFeature = defineFeature({
  name: "applications",
  routes: applicationsRoutes,
  errors: applicationsErrors,
  fields: applicationsFields,
  listeners: [],
  jobs: [],
  notifications: [applicationNews, applicationSent],
  smsKinds: applicationSmsKinds,
  help: applicationsHelp,
  audited: {
    "applications/approved": { en: "Approved an application", te: "దరఖాస్తును ఆమోదించారు" },
    "applications/more-needed": { en: "Asked for more on an application", te: "దరఖాస్తుకు మరిన్ని వివరాలు అడిగారు" },
    "applications/refused": { en: "Refused an application", te: "దరఖాస్తును తిరస్కరించారు" },
  },
  hindersErasure: applicationsHindrances,
  adminQueues: [waitingApplications],
  privacy: {
    applications: {
      person: "profile_id",
      onExport: "included",
      onErasure: "blanked",
      blanked: { facts: JSON.stringify(emptyFacts), reason: erased },
      because:
        "the operator must be able to show when somebody was approved as a seller or an agent, and by whom",
    },
    application_moves: {
      person: { column: "application_id", of: "applications", key: "id" },
      onExport: "included",
      onErasure: "blanked",
      blanked: { reason: erased },
      because: "part of an application: who decided it and when",
    },
  },
  demo: "none: applications are sent by those who try it",
});
