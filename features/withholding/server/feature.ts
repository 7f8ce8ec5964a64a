import { defineFeature } from "#engine/server/feature.ts";
import { withholdingErrors, withholdingFields } from "./errors.ts";
import { withholdingRoutes } from "./routes.ts";

/** What withholding tells the house about itself. */
export const withholdingFeature = defineFeature({
  name: "withholding",
  routes: withholdingRoutes,
  errors: withholdingErrors,
  fields: withholdingFields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: [],
  privacy: {
    withholding_rates: {
      person: null,
      onExport: "not personal",
      onErasure: "not personal",
      because: "rates of the law",
    },
    withheld_taxes: {
      person: "profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "part of the books and of the returns to the tax offices, which must be kept eight years",
    },
    tax_deposits: {
      person: "noted_by",
      onExport: "not personal",
      onErasure: "kept",
      because: "part of the books, which must be kept eight years; the person is who paid for Santha",
    },
  },
  demo: "none: the demo's operator withholds nothing",
});
