import { defineFeature } from "#platform/feature";
import { notificationsErrors } from "./notifications.errors.ts";
import { notificationsHelp } from "./notifications.help.ts";
import { notificationsJobs } from "./notifications.jobs.ts";
import { notificationsRoutes } from "./notifications.routes.ts";

export const notificationsFeature = defineFeature({
  name: "notifications",
  routes: notificationsRoutes,
  errors: notificationsErrors,
  fields: {},
  listeners: [],
  jobs: notificationsJobs,
  // Each kind belongs to the feature that tells it.
  notifications: [],
  help: notificationsHelp,
  privacy: {
    notifications: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    notification_keys: {
      person: "profile_id",
      onExport: "not personal",
      onErasure: "deleted",
      because: "the time stamp of the last notification, nothing more",
    },
  },
  demo: "What the orders of the named accounts have told them.",
});
