import { defineFeature } from "#engine/server/feature.ts";
import { earningsRoutes } from "./routes.ts";

export const earningsFeature = defineFeature({
  name: "earnings",
  routes: earningsRoutes,
  errors: {},
  fields: {},
  listeners: [],
  jobs: [],
  notifications: [],
  // Its page is the one of the orders: /app/order.
  help: [],
  privacy: {},
  demo: "margins come with the demo orders",
});
