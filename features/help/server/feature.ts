import { defineFeature } from "#engine/server/feature.ts";
import { helpErrors, helpFields } from "./errors.ts";
import { helpPages } from "./help.ts";
import { helpRoutes } from "./routes.ts";

/** Messages to the support team, and the help of pages that no other feature of the server stands behind. */
export const helpFeature = defineFeature({
  name: "help",
  routes: helpRoutes,
  errors: helpErrors,
  fields: helpFields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: helpPages,
  privacy: {
    help_messages: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  },
  demo: "Nothing of its own: each feature brings the help of its pages.",
});
