import { defineFeature } from "#engine/server/feature.ts";
import { commissionListeners } from "./apply-commissions.ts";
import { catalogueHindrances } from "./erasure.queries.ts";
import { catalogueErrors, catalogueFields } from "./errors.ts";
import { catalogueHelp } from "./help.ts";
import { catalogueJobs } from "./jobs.ts";
import { catalogueRoutes } from "./routes.ts";
import { tableActions } from "./tables/audited.ts";

const goods = { person: null, onExport: "not personal", onErasure: "not personal" } as const;

export const catalogueFeature = defineFeature({
  name: "catalogue",
  routes: catalogueRoutes,
  errors: catalogueErrors,
  fields: catalogueFields,
  listeners: commissionListeners,
  jobs: catalogueJobs,
  notifications: [],
  help: catalogueHelp,
  audited: {
    ...tableActions,
    "catalogue/photos-changed": { en: "Changed the photos of a product", te: "ఉత్పత్తి ఫోటోలను మార్చారు" },
  },
  hindersErasure: catalogueHindrances,
  privacy: {
    product_level1: goods,
    product_level2: goods,
    product_level3: goods,
    skus: goods,
    shelf: goods,
    search_terms: goods,
    product_search_words: goods,
    gst_rates: goods,
    synonym_groups: goods,
    synonyms: goods,
    crops: goods,
    makers: { ...goods, because: "A maker is a business, named on its packs." },
    stock_holds: { person: "holder_profile_id", onExport: "included", onErasure: "deleted" },
    listings: {
      ...goods,
      because: "A listing belongs to a registered business, and orders point at it.",
    },
  },
  demo: "Categories, groups, makers and products in both languages with their packs, GST rates and listings.",
});
