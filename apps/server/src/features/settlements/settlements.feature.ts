import { defineFeature } from "#platform/feature";
import { debtReminder, settlementsJobs } from "./remind-debtors.ts";
import { settlementsErrors } from "./settlements.errors.ts";
import { settlementsListeners } from "./settlements.listeners.ts";
import { settlementsRoutes } from "./settlements.routes.ts";

/** What settlements tell the house about themselves. */
export const settlementsFeature = defineFeature({
  name: "settlements",
  routes: settlementsRoutes,
  errors: settlementsErrors,
  fields: {},
  listeners: settlementsListeners,
  jobs: settlementsJobs,
  notifications: [debtReminder],
  help: [],
  privacy: {},
  demo: "delivered orders whose days of return are over are settled with their sellers",
});
