import { defineFeature } from "#platform/feature";
import { checkoutErrors, checkoutFields } from "./checkout.errors.ts";
import { checkoutHelp } from "./checkout.help.ts";
import { checkoutRoutes } from "./checkout.routes.ts";

export const checkoutFeature = defineFeature({
  name: "checkout",
  routes: checkoutRoutes,
  errors: checkoutErrors,
  fields: checkoutFields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: checkoutHelp,
  privacy: {},
  demo: "the demo orders are placed through it",
});
