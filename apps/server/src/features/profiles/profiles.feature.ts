import { defineFeature } from "#platform/feature";
import { profilesErrors, profilesFields } from "./profiles.errors.ts";
import { profilesHelp } from "./profiles.help.ts";
import { profilesRoutes } from "./profiles.routes.ts";

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
