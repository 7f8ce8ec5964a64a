import { defineFeature } from "#engine/server/feature.ts";
import { assortmentErrors, assortmentFields } from "./errors.ts";
import { assortmentHelp } from "./help.ts";
import { proposalNews } from "./proposals/decide-proposal.ts";
import { assortmentRoutes } from "./routes.ts";

/** What sellers sell: their own listings, and the products that they propose for the common list. */
export const assortmentFeature = defineFeature({
  name: "assortment",
  routes: assortmentRoutes,
  errors: assortmentErrors,
  fields: assortmentFields,
  listeners: [],
  jobs: [],
  notifications: [proposalNews],
  help: assortmentHelp,
  privacy: {
    product_proposals: {
      person: null,
      onExport: "not personal",
      onErasure: "not personal",
      because: "It describes goods that a registered business wants to sell.",
    },
  },
  demo: "none: products are proposed by those who try it",
});
