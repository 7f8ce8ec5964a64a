import { defineFeature } from "#engine/server/feature.ts";
import { storeErrors, storeFields } from "./errors.ts";
import { storeHelp } from "./help.ts";
import { storeJobs } from "./jobs.ts";
import { storeRoutes } from "./routes.ts";

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
