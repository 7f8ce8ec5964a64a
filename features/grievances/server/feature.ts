import { defineFeature } from "#engine/server/feature.ts";
import { grievancesHindrances } from "./erasure.queries.ts";
import { grievancesErrors, grievancesFields } from "./errors.ts";
import { grievancesHelp } from "./help.ts";
import { mailOfficer } from "./mail-officer.ts";
import { openGrievances } from "./open-grievances.ts";
import { grievanceDue, grievancesJobs } from "./remind-support.ts";
import { grievancesRoutes } from "./routes.ts";
import { grievanceSmsKinds } from "./tell-person.ts";

/** What grievances tell the house about themselves. */
export const grievancesFeature = defineFeature({
  name: "grievances",
  routes: grievancesRoutes,
  errors: grievancesErrors,
  fields: grievancesFields,
  listeners: [mailOfficer],
  jobs: grievancesJobs,
  notifications: [grievanceDue],
  smsKinds: grievanceSmsKinds,
  help: grievancesHelp,
  audited: {
    "grievances/acknowledged": {
      en: "Acknowledged a complaint",
      te: "ఫిర్యాదు అందిందని తెలియజేశారు",
    },
    "grievances/answered": {
      en: "Answered a complaint",
      te: "ఫిర్యాదుకు జవాబిచ్చారు",
    },
    "grievances/settled": {
      en: "Settled a complaint",
      te: "ఫిర్యాదును పరిష్కరించారు",
    },
  },
  hindersErasure: grievancesHindrances,
  adminQueues: [openGrievances],
  privacy: {
    grievances: {
      person: "profile_id",
      onExport: "included",
      onErasure: "kept",
      because:
        "the operator must be able to show that a grievance was heard in time; the person is a number then",
    },
    grievance_messages: {
      person: { column: "grievance_id", of: "grievances", key: "id" },
      onExport: "included",
      onErasure: "deleted",
    },
  },
  demo: "none: grievances are raised by those who try it",
});
