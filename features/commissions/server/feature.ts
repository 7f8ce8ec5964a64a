import { defineFeature } from "#engine/server/feature.ts";
import { commissionsErrors, commissionsFields } from "./errors.ts";
import { commissionsHelp } from "./help.ts";
import { commissionsJobs } from "./jobs.ts";
import { commissionsRoutes } from "./routes.ts";

/** What agents earn on packs without a margin of their own, by category and from a day on. */
export const commissionsFeature = defineFeature({
  name: "commissions",
  routes: commissionsRoutes,
  errors: commissionsErrors,
  fields: commissionsFields,
  listeners: [],
  jobs: commissionsJobs,
  notifications: [],
  help: commissionsHelp,
  audited: {
    "commissions/rule-added": {
      en: "Set an agent's margin by category",
      te: "వర్గానికి ఏజెంట్ మార్జిన్ నిర్ణయించారు",
    },
  },
  privacy: {
    commission_rules: { person: null, onExport: "not personal", onErasure: "not personal" },
  },
  demo: "none: rules are set by the platform admin who tries it",
});
