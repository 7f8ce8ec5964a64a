import { defineFeature } from "#platform/feature";
import { grievancesErrors, grievancesFields } from "./grievances.errors.ts";
import { grievancesHelp } from "./grievances.help.ts";
import { grievancesRoutes } from "./grievances.routes.ts";
import { grievanceDue, grievancesJobs } from "./remind-support.ts";

/** What grievances tell the house about themselves. */
export const grievancesFeature = defineFeature({
  name: "grievances",
  routes: grievancesRoutes,
  errors: grievancesErrors,
  fields: grievancesFields,
  listeners: [],
  jobs: grievancesJobs,
  notifications: [grievanceDue],
  help: grievancesHelp,
  privacy: {
    grievances: {
      person: "profile_id",
      onExport: "included",
      onErasure: "kept",
      because:
        "the operator must be able to show that a grievance was heard in time; the person is a number then",
    },
    grievance_messages: {
      person: "author_profile_id",
      onExport: "included",
      onErasure: "deleted",
    },
  },
  demo: "none: grievances are raised by those who try it",
});
