import { defineFeature } from "#engine/server/feature.ts";
import { invoicesErrors } from "./errors.ts";
import { invoicesListeners } from "./listeners.ts";
import { invoicesRoutes } from "./routes.ts";

/** What invoices tell the house about themselves. */
export const invoicesFeature = defineFeature({
  name: "invoices",
  routes: invoicesRoutes,
  errors: invoicesErrors,
  fields: {},
  listeners: invoicesListeners,
  jobs: [],
  notifications: [],
  help: [],
  privacy: {
    tax_documents: {
      person: "buyer_profile_id",
      onExport: "included",
      onErasure: "kept",
      because:
        "tax law keeps invoices eight years as they were issued, with the recipient's name and address",
    },
    service_rates: {
      person: null,
      onExport: "not personal",
      onErasure: "not personal",
      because: "rates of the law",
    },
    tax_document_series: {
      person: null,
      onExport: "not personal",
      onErasure: "kept",
      because: "the last number of each series; tax law asks for series without a gap",
    },
  },
  demo: "dispatched orders carry documents, issued by the same events as everywhere",
});
