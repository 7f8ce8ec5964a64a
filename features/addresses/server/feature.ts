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
    default_addresses: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    // An agent's book too has no address of somebody who is gone.
    addresses: { person: ["profile_id", { mobile: "phone" }], onExport: "included", onErasure: "deleted" },
  },
  demo: "the addresses to which the demo orders are sent",
});
