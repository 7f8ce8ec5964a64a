import { defineFeature } from "#engine/server/feature.ts";
import { batchesErrors, batchesFields } from "./errors.ts";
import { batchesJobs } from "./jobs.ts";
import { stockExpires } from "./tell-expiry.ts";

const goods = {
  person: null,
  onExport: "not personal",
  onErasure: "not personal",
  because: "It counts packs of a registered business; dealers must be able to say where a batch went.",
} as const;

/** Stock counted by batch: what a listing has of each, what parcels take, and what expires. */
export const batchesFeature = defineFeature({
  name: "batches",
  routes: [],
  errors: batchesErrors,
  fields: batchesFields,
  listeners: [],
  jobs: batchesJobs,
  notifications: [stockExpires],
  help: [],
  audited: {
    "batches/expired": { en: "A batch expired and left the stock", te: "గడువు ముగిసిన బ్యాచ్ స్టాక్ నుండి తీసేశారు" },
  },
  privacy: { stock_batches: goods, batch_picks: goods },
  demo: "two sellers count a few packs of seeds and pesticides by batch",
});
