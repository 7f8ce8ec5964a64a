import { defineFeature } from "#engine/server/feature.ts";
import { sellingErrors, sellingFields } from "./errors.ts";
import { sellingHelp } from "./help.ts";
import { sellingRoutes } from "./routes.ts";
import { suspensionNews, suspensionSmsKinds } from "./suspension/tell-seller.ts";

const business = {
  person: null,
  onExport: "not personal",
  onErasure: "not personal",
  because: "It describes a registered business; its licence numbers and terms stand on invoices.",
} as const;

export const sellingFeature = defineFeature({
  name: "selling",
  routes: sellingRoutes,
  errors: sellingErrors,
  fields: sellingFields,
  listeners: [],
  jobs: [],
  notifications: [suspensionNews],
  smsKinds: suspensionSmsKinds,
  help: sellingHelp,
  audited: {
    "selling/town-renamed": {
      en: "Changed how the town of a business is written",
      te: "వ్యాపారం ఉన్న ఊరి పేరు మార్చారు",
    },
    "selling/rate-added": { en: "Added a delivery area", te: "డెలివరీ ప్రాంతం చేర్చారు" },
    "selling/rate-changed": { en: "Changed a delivery area", te: "డెలివరీ ప్రాంతం మార్చారు" },
    "selling/rate-removed": { en: "Removed a delivery area", te: "డెలివరీ ప్రాంతం తీసేశారు" },
    "selling/suspended": { en: "Suspended a seller", te: "అమ్మకందారును నిలిపివేశారు" },
    "selling/reinstated": { en: "Let a suspended seller sell again", te: "నిలిపివేసిన అమ్మకందారును మళ్లీ అమ్మనిచ్చారు" },
  },
  privacy: {
    sellers: {
      person: "profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "Invoices name the supplier with his GSTIN and must be kept for the tax authorities.",
    },
    seller_licences: business,
    shipping_rates: business,
  },
  demo: "Sellers with GSTIN, dealer licences and delivery terms by pin code.",
});
