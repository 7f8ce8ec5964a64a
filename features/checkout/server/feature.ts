import { defineFeature } from "#engine/server/feature.ts";
import { consentKind } from "./assist/messages.ts";
import { checkoutErrors, checkoutFields } from "./errors.ts";
import { checkoutHelp } from "./help.ts";
import { checkoutRoutes } from "./routes.ts";

export const checkoutFeature = defineFeature({
  name: "checkout",
  routes: checkoutRoutes,
  errors: checkoutErrors,
  fields: checkoutFields,
  listeners: [],
  jobs: [],
  notifications: [],
  smsKinds: [consentKind],
  help: checkoutHelp,
  privacy: {},
  demo: "the demo orders are placed through it",
});
