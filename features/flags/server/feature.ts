import { defineFeature } from "#engine/server/feature.ts";
import { flagsErrors, flagsFields } from "./errors.ts";
import { flagsHelp } from "./help.ts";
import { flagsRoutes } from "./routes.ts";

/** What the platform admin opens and closes while Santha runs, and the numbers that change with it. */
export const flagsFeature = defineFeature({
  name: "flags",
  routes: flagsRoutes,
  errors: flagsErrors,
  fields: flagsFields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: flagsHelp,
  audited: {
    "flags/opened": { en: "Opened again", te: "మళ్లీ తెరిచారు" },
    "flags/closed": { en: "Closed for now", te: "ప్రస్తుతానికి మూసేశారు" },
    "flags/limit-changed": { en: "Changed a limit", te: "పరిమితిని మార్చారు" },
  },
  privacy: {},
  demo: "none: everything is open",
});
