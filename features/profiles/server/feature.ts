import { defineFeature } from "#engine/server/feature.ts";
import { profilesErrors, profilesFields } from "./errors.ts";
import { profilesHelp } from "./help.ts";
import { profilesRoutes } from "./routes.ts";

export const profilesFeature = defineFeature({
  name: "profiles",
  routes: profilesRoutes,
  errors: profilesErrors,
  fields: profilesFields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: profilesHelp,
  privacy: {
    profiles: { person: "id", onExport: "included", onErasure: "deleted" },
  },
  demo: "Ten named accounts and the agents and farmers around them, each with a place.",
});
