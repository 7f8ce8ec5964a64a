import { defineFeature } from "#engine/server/feature.ts";
import { adminHelp } from "./help.ts";
import { adminRoutes } from "./routes.ts";

/** What the admin page tells the house about itself. It has no tables: it leads to the desks of other features. */
export const adminFeature = defineFeature({
  name: "admin",
  routes: adminRoutes,
  errors: {},
  fields: {},
  listeners: [],
  jobs: [],
  notifications: [],
  help: adminHelp,
  privacy: {},
  demo: "the demo's support, finance and platform admin see it",
});
