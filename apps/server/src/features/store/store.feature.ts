import { defineFeature } from "#platform/feature";
import { storeErrors, storeFields } from "./store.errors.ts";
import { storeHelp } from "./store.help.ts";
import { storeRoutes } from "./store.routes.ts";

export const storeFeature = defineFeature({
  name: "store",
  routes: storeRoutes,
  errors: storeErrors,
  fields: storeFields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: storeHelp,
  privacy: {},
  demo: "Shows what the catalogue holds; adds nothing of its own.",
});
