import { defineFeature } from "#engine/server/feature.ts";
import { profilesErrors, profilesFields } from "./errors.ts";
import { profilesHelp } from "./help.ts";
import { profilesRoutes } from "./routes.ts";

export const profilesFeature = defineFeature({
  name: "profiles",
  routes: profilesRoutes,
  errors: profilesErrors,
  fields: profilesFields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: profilesHelp,
  privacy: {
    profiles: {
      person: "id",
      onExport: "included",
      onErasure: "blanked",
      blanked: {
        ...{ mobile_no: "erased-{id}", first_name: "Erased account", first_name_te: "తొలగించిన ఖాతా" },
        ...{ email: null, email_verified_at: null, picture_url: null, business_name: null, gstin: null },
        ...{ locality: null, admin_level1: null, admin_level2: null, country_name: null, postal_code: null },
        ...{ latitude: null, longitude: null },
      },
      because: "orders, invoices and books point at its number; nothing of the person stays in it",
    },
  },
  demo: "Ten named accounts and the agents and farmers around them, each with a place.",
});
