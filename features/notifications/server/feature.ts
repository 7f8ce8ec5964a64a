import { defineFeature } from "#engine/server/feature.ts";
import { digestKind } from "./digest.ts";
import { notificationsErrors, notificationsFields } from "./errors.ts";
import { notificationsHelp } from "./help.ts";
import { notificationsJobs } from "./jobs.ts";
import { notificationsRoutes } from "./routes.ts";

export const notificationsFeature = defineFeature({
  name: "notifications",
  routes: notificationsRoutes,
  errors: notificationsErrors,
  fields: notificationsFields,
  listeners: [],
  jobs: notificationsJobs,
  // Every other kind belongs to the feature that tells it.
  notifications: [digestKind],
  help: notificationsHelp,
  privacy: {
    notifications: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    notification_keys: {
      person: "profile_id",
      onExport: "not personal",
      onErasure: "deleted",
      because: "the time stamp of the last notification, nothing more",
    },
    notification_switches: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    notification_hours: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    push_devices: {
      person: "profile_id",
      onExport: "secret",
      onErasure: "deleted",
      because: "whoever knows address and keys could write to the device; it is listed without them",
    },
    pushes: {
      person: "profile_id",
      onExport: "not personal",
      onErasure: "deleted",
      because: "whether a notification, which is exported, was also pushed",
    },
    push_deliveries: {
      person: "profile_id",
      onExport: "not personal",
      onErasure: "deleted",
      because: "tries of a push, nothing more",
    },
  },
  demo: "What the orders of the last days have told their buyers and sellers; nobody has changed a setting.",
});
