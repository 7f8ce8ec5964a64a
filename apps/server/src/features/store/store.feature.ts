import { defineFeature } from "#platform/feature";
import { storeErrors, storeFields } from "./store.errors.ts";
import { storeHelp } from "./store.help.ts";
import { storeJobs } from "./store.jobs.ts";
import { storeRoutes } from "./store.routes.ts";

export const storeFeature = defineFeature({
  name: "store",
  routes: storeRoutes,
  errors: storeErrors,
  fields: storeFields,
  listeners: [],
  jobs: storeJobs,
  notifications: [],
  help: storeHelp,
  privacy: {
    products_bought_together: {
      person: null,
      onExport: "not personal",
      onErasure: "not personal",
      because: "Counts over at least two orders; names nobody.",
    },
  },
  demo: "What is bought together, counted from the demo orders.",
});
