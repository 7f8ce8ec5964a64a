import { defineFeature } from "#engine/server/feature.ts";
import { smsErrors, smsFields } from "./errors.ts";
import { failedMessages } from "./failed-messages.ts";
import { smsHelp } from "./help.ts";
import { smsJobs } from "./jobs.ts";
import { smsRoutes } from "./routes.ts";

/** What SMS tells the house about itself. The messages are the platform's; the register of their words is here. */
export const smsFeature = defineFeature({
  name: "sms",
  routes: smsRoutes,
  errors: smsErrors,
  fields: smsFields,
  listeners: [],
  jobs: smsJobs,
  notifications: [],
  help: smsHelp,
  audited: {
    "sms/template-saved": {
      en: "Noted the DLT template id of a message",
      te: "సందేశపు DLT టెంప్లేట్ ఐడీ నమోదు చేశారు",
    },
  },
  adminQueues: [failedMessages],
  privacy: {
    sms_templates: { person: null, onExport: "not personal", onErasure: "not personal" },
  },
  demo: "no ids are noted; the demo's messages stay in the outbox",
});
