import { defineFeature } from "#engine/server/feature.ts";
import { salesErrors } from "./errors.ts";
import { salesHelp } from "./help.ts";
import { salesRoutes } from "./routes.ts";

/** What a seller reads of accounts, sales and purchases; it keeps nothing of its own. */
export const salesFeature = defineFeature({
  name: "sales",
  routes: salesRoutes,
  errors: salesErrors,
  fields: {},
  listeners: [],
  jobs: [],
  notifications: [],
  help: salesHelp,
  privacy: {},
  demo: "sales and purchases come with the demo orders",
});
