import { defineFeature } from "#engine/server/feature.ts";
import { analyticsErrors } from "./errors.ts";
import { analyticsRoutes } from "./routes.ts";

/** What the consent to the data layer tells the house about itself. */
export const analyticsFeature = defineFeature({
  name: "analytics",
  routes: analyticsRoutes,
  errors: analyticsErrors,
  fields: {},
  listeners: [],
  jobs: [],
  notifications: [],
  help: [],
  privacy: {
    analytics_consents: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    analytics_purchases: {
      person: null,
      onExport: "not personal",
      onErasure: "kept",
      because: "names an order, never a person, and keeps its purchase from being reported twice",
    },
  },
  demo: "nobody has consented",
});
