import { defineFeature } from "#engine/server/feature.ts";
import { assortmentErrors, assortmentFields } from "./errors.ts";
import { assortmentHelp } from "./help.ts";
import { endOffers } from "./photo-offers/decide-photos.ts";
import { proposalNews } from "./proposals/decide-proposal.ts";
import { waitingPhotos, waitingProposals } from "./proposals/waiting-proposals.ts";
import { assortmentRoutes } from "./routes.ts";

/** What sellers sell: their own listings, and the products that they propose for the common list. */
export const assortmentFeature = defineFeature({
  name: "assortment",
  routes: assortmentRoutes,
  errors: assortmentErrors,
  fields: assortmentFields,
  listeners: [endOffers],
  jobs: [],
  notifications: [proposalNews],
  help: assortmentHelp,
  audited: {
    "assortment/pack-offered": { en: "Offered a pack for sale", te: "ప్యాక్‌ను అమ్మకానికి పెట్టారు" },
    "assortment/listing-changed": { en: "Changed a listing", te: "అమ్మే ప్యాక్ వివరాలు మార్చారు" },
    "assortment/batch-added": { en: "Added a batch to stock", te: "స్టాక్‌కు బ్యాచ్ చేర్చారు" },
    "assortment/batch-changed": { en: "Corrected a batch of stock", te: "స్టాక్ బ్యాచ్‌ను సరిదిద్దారు" },
    "assortment/batch-withdrawn": { en: "Took a batch out of stock", te: "బ్యాచ్‌ను స్టాక్ నుండి తీసేశారు" },
    "assortment/product-proposed": { en: "Proposed a new product", te: "కొత్త ఉత్పత్తిని ప్రతిపాదించారు" },
    "assortment/products-proposed": { en: "Proposed products by file", te: "ఫైల్ ద్వారా ఉత్పత్తులను ప్రతిపాదించారు" },
    "assortment/proposal-changed": { en: "Changed a proposed product", te: "ప్రతిపాదించిన ఉత్పత్తిని మార్చారు" },
    "assortment/proposal-withdrawn": { en: "Took a proposed product back", te: "ప్రతిపాదనను వెనక్కి తీసుకున్నారు" },
    "assortment/proposal-approved": { en: "Approved a proposed product", te: "ప్రతిపాదనను ఆమోదించారు" },
    "assortment/photos-offered": { en: "Offered photos of a product", te: "ఉత్పత్తి ఫోటోలు పంపారు" },
    "assortment/photos-approved": { en: "Approved photos of a product", te: "ఉత్పత్తి ఫోటోలను ఆమోదించారు" },
    "assortment/photos-refused": { en: "Refused photos of a product", te: "ఉత్పత్తి ఫోటోలను తిరస్కరించారు" },
    "assortment/proposal-refused": { en: "Refused a proposed product", te: "ప్రతిపాదనను తిరస్కరించారు" },
  },
  adminQueues: [waitingProposals, waitingPhotos],
  privacy: {
    photo_offers: {
      person: null,
      onExport: "not personal",
      onErasure: "not personal",
      because: "Pictures of goods that a registered business sells.",
    },
    product_proposals: {
      person: null,
      onExport: "not personal",
      onErasure: "not personal",
      because: "It describes goods that a registered business wants to sell.",
    },
  },
  demo: "none: products are proposed by those who try it",
});
