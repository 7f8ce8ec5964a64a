import { defineFeature } from "#engine/server/feature.ts";
import { applicationsErrors } from "./errors.ts";
import { applicationsHelp } from "./help.ts";
import { applicationsRoutes } from "./routes.ts";
import { applicationNews, applicationSent, applicationSmsKinds } from "./tell-people.ts";

/** What applications tell the house about themselves. */
export const applicationsFeature = defineFeature({
  name: "applications",
  routes: applicationsRoutes,
  errors: applicationsErrors,
  fields: {},
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
  privacy: {
    applications: {
      person: "profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "the operator must be able to show on which facts somebody was let in as a seller or an agent",
    },
    application_moves: {
      person: "moved_by",
      onExport: "included",
      onErasure: "kept",
      because: "part of an application: who decided it, when and why",
    },
  },
  demo: "none: applications are sent by those who try it",
});
