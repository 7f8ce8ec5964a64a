import { defineFeature } from "#platform/feature";
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
  jobs: [],
  notifications: [],
  help: [],
  privacy: {},
  demo: "delivered orders whose days of return are over are settled with their sellers",
});
