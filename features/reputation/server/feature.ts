import { defineFeature } from "#engine/server/feature.ts";
import { reputationErrors } from "./errors.ts";
import { reputationHelp } from "./help.ts";
import { recountJobs } from "./recount.ts";
import { reputationRoutes } from "./routes.ts";

export const reputationFeature = defineFeature({
  name: "reputation",
  routes: reputationRoutes,
  errors: reputationErrors,
  fields: {},
  listeners: [],
  jobs: recountJobs,
  notifications: [],
  help: reputationHelp,
  privacy: {
    reputations: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  },
  demo: "People whose answers and updates others found useful have their points.",
});
