import { defineFeature } from "#engine/server/feature.ts";
import { helpErrors, helpFields } from "./errors.ts";
import { helpPages } from "./help.ts";
import { supportAnswered } from "./news-kinds.ts";
import { openMessages } from "./open-messages.ts";
import { helpRoutes } from "./routes.ts";

/** Messages to the support team, and the help of pages that no other feature of the server stands behind. */
export const helpFeature = defineFeature({
  name: "help",
  routes: helpRoutes,
  errors: helpErrors,
  fields: helpFields,
  listeners: [],
  jobs: [],
  notifications: [supportAnswered],
  help: helpPages,
  audited: {
    "help/answered": { en: "Answered a message to support", te: "సహాయ సందేశానికి జవాబిచ్చారు" },
    "help/closed": { en: "Closed a message to support", te: "సహాయ సందేశాన్ని ముగించారు" },
  },
  adminQueues: [openMessages],
  privacy: {
    help_messages: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  },
  demo: "Nothing of its own: each feature brings the help of its pages.",
});
