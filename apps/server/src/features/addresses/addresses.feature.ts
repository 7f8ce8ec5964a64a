import { defineFeature } from "#platform/feature";
import { addressesErrors } from "./addresses.errors.ts";
import { addressesRoutes } from "./addresses.routes.ts";

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
