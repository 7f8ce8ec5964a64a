import { defineFeature } from "#platform/feature";
import { paymentsJobs } from "./expire-transfers.ts";
import { paymentsErrors, paymentsFields } from "./payments.errors.ts";
import { paymentsHelp } from "./payments.help.ts";
import { paymentsRoutes } from "./payments.routes.ts";

/** What payments tells the house about itself. */
export const paymentsFeature = defineFeature({
  name: "payments",
  routes: paymentsRoutes,
  errors: paymentsErrors,
  fields: paymentsFields,
  listeners: [],
  jobs: paymentsJobs,
  notifications: [],
  help: paymentsHelp,
  privacy: {
    payment_claims: {
      person: "buyer_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "belongs to the accounts of an order, which tax law keeps eight years",
    },
  },
  demo: "some unpaid orders carry payments that wait for confirmation",
});
