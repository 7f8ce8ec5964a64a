import { defineFeature } from "#engine/server/feature.ts";
import { endPastOffers } from "./end-past-offers.ts";
import { offersErrors, offersFields } from "./errors.ts";
import { offersRoutes } from "./routes.ts";

export const offersFeature = defineFeature({
  name: "offers",
  routes: offersRoutes,
  errors: offersErrors,
  fields: offersFields,
  listeners: [],
  // Soon after midnight in India; in other hours it finds what a server that was off has missed.
  jobs: [{ name: "offers/end-past", schedule: "32 * * * *", run: endPastOffers }],
  notifications: [],
  help: [],
  audited: {
    "offers/created": {
      en: "Made an offer",
      te: "ఆఫర్ పెట్టారు",
    },
    "offers/ended": {
      en: "Ended an offer",
      te: "ఆఫర్ ముగించారు",
    },
  },
  privacy: {
    offers: {
      person: null,
      onExport: "not personal",
      onErasure: "not personal",
      because: "It is the price of a registered business.",
    },
  },
  demo: "Offers of the sellers on every ninth listing, in Telangana or in Andhra Pradesh.",
});
