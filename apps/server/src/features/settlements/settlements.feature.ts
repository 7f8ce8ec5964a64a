import { defineFeature } from "#platform/feature";
import { creditPaidBack } from "./pay-back-credit.ts";
import { sellerPaidNews } from "./pay-seller.ts";
import { debtReminder, settlementsJobs } from "./remind-debtors.ts";
import { settlementsErrors, settlementsFields } from "./settlements.errors.ts";
import { settlementsListeners } from "./settlements.listeners.ts";
import { settlementsRoutes } from "./settlements.routes.ts";

/** What settlements tell the house about themselves. */
export const settlementsFeature = defineFeature({
  name: "settlements",
  routes: settlementsRoutes,
  errors: settlementsErrors,
  fields: settlementsFields,
  listeners: settlementsListeners,
  jobs: settlementsJobs,
  notifications: [debtReminder, creditPaidBack, sellerPaidNews],
  help: [],
  privacy: {
    seller_payments: {
      person: "paid_by",
      onExport: "not personal",
      onErasure: "kept",
      because: "part of the books, which must be kept eight years; the person is who paid for Santha",
    },
  },
  demo: "delivered orders whose days of return are over are settled with their sellers",
});
