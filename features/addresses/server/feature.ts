import { defineFeature } from "#engine/server/feature.ts";
import { addressesErrors } from "./errors.ts";
import { addressesRoutes } from "./routes.ts";

export const addressesFeature = defineFeature({
  name: "addresses",
  routes: addressesRoutes,
  errors: addressesErrors,
  fields: {},
  listeners: [],
  jobs: [],
  notifications: [],
  help: [],
  privacy: {
    addresses: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    default_addresses: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  },
  demo: "the addresses to which the demo orders are sent",
});
