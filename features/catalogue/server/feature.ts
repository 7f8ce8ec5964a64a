import { defineFeature } from "#engine/server/feature.ts";
import { catalogueErrors, catalogueFields } from "./errors.ts";
import { catalogueJobs } from "./jobs.ts";

const goods = { person: null, onExport: "not personal", onErasure: "not personal" } as const;

export const catalogueFeature = defineFeature({
  name: "catalogue",
  routes: [],
  errors: catalogueErrors,
  fields: catalogueFields,
  listeners: [],
  jobs: catalogueJobs,
  notifications: [],
  help: [],
  privacy: {
    product_level1: goods,
    product_level2: goods,
    product_level3: goods,
    skus: goods,
    shelf: goods,
    search_terms: goods,
    product_search_words: goods,
    gst_rates: goods,
    stock_holds: { person: "holder_profile_id", onExport: "included", onErasure: "deleted" },
    listings: {
      ...goods,
      because: "A listing belongs to a registered business, and orders point at it.",
    },
  },
  demo: "Categories, groups and products in both languages with their packs, GST rates and listings.",
});
