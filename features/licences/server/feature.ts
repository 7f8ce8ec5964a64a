import { defineFeature } from "#engine/server/feature.ts";
import { licencesErrors, licencesFields } from "./errors.ts";
import { licencesHelp } from "./help.ts";
import { licencesJobs } from "./jobs.ts";
import { licenceDecided, licenceEnds, licenceSent } from "./news-kinds.ts";
import { licencesRoutes } from "./routes.ts";
import { licencesSmsKinds } from "./sentences.ts";
import { waitingLicences } from "./waiting-licences.ts";

/** Dealer licences of sellers after they were let in: sent, checked, and watched until they end. */
export const licencesFeature = defineFeature({
  name: "licences",
  routes: licencesRoutes,
  errors: licencesErrors,
  fields: licencesFields,
  listeners: [],
  jobs: licencesJobs,
  notifications: [licenceDecided, licenceEnds, licenceSent],
  smsKinds: licencesSmsKinds,
  help: licencesHelp,
  audited: {
    "licences/sent": { en: "Sent a licence to be checked", te: "లైసెన్స్‌ను పరిశీలనకు పంపారు" },
    "licences/approved": { en: "Approved a licence", te: "లైసెన్స్‌ను ఆమోదించారు" },
    "licences/returned": { en: "Sent a licence back", te: "లైసెన్స్‌ను తిరిగి పంపారు" },
  },
  adminQueues: [waitingLicences],
  privacy: {
    licence_requests: {
      person: "seller_profile_id",
      onExport: "included",
      withheld: ["sent_by", "decided_by"],
      onErasure: "kept",
      because: "The operator must be able to show on which licence a business was let sell.",
    },
    licence_notices: {
      person: null,
      onExport: "not personal",
      onErasure: "not personal",
      because: "It says which reminders a registered business has had.",
    },
  },
  demo: "none: licences are sent by those who try it; those of the demo's sellers are valid",
});
