import { defineFeature } from "#platform/feature";
import { deleteUnusedFiles } from "./delete-unused.ts";
import { filesErrors, filesFields } from "./files.errors.ts";
import { filesRoutes } from "./files.routes.ts";

export const filesFeature = defineFeature({
  name: "files",
  routes: filesRoutes,
  errors: filesErrors,
  fields: filesFields,
  listeners: [],
  jobs: [
    { name: "files/delete-unused", schedule: "7 * * * *", run: (platform) => deleteUnusedFiles(platform) },
  ],
  notifications: [],
  help: [],
  privacy: {
    files: { person: "owner_profile_id", onExport: "included", onErasure: "deleted" },
    file_usage: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  },
  demo: "Nothing: people of the demo world are shown by their first letter.",
});
