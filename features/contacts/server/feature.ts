import { defineFeature } from "#engine/server/feature.ts";
import { contactsErrors, contactsFields } from "./errors.ts";
import { contactsHelp } from "./help.ts";
import { contactsRoutes } from "./routes.ts";

/** What Contacts declares to the server. */
export const contactsFeature = defineFeature({
  name: "contacts",
  routes: contactsRoutes,
  errors: contactsErrors,
  fields: contactsFields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: contactsHelp,
  privacy: {
    // Nobody's list keeps the number of somebody who is gone; handed out are the own contacts alone.
    contacts: {
      person: ["profile_id", { mobile: "mobile_no" }],
      onExport: "included",
      onErasure: "deleted",
    },
  },
  demo: "A few contacts of the first agent, some of them with an account.",
});
