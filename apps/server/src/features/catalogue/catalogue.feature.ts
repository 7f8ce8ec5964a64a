import { defineFeature } from "#platform/feature";
import { catalogueErrors, catalogueFields } from "./catalogue.errors.ts";

const goods = { person: null, onExport: "not personal", onErasure: "not personal" } as const;

export const catalogueFeature = defineFeature({
  name: "catalogue",
  routes: [],
  errors: catalogueErrors,
  fields: catalogueFields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: [],
  privacy: {
    product_level1: goods,
    product_level2: goods,
    product_level3: goods,
    skus: goods,
    gst_rates: goods,
    listings: {
      ...goods,
      because: "A listing belongs to a registered business, and orders point at it.",
    },
  },
  demo: "Categories, groups and products in both languages with their packs, GST rates and listings.",
});
