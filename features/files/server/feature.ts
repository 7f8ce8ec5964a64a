import { defineFeature } from "#engine/server/feature.ts";
import { deleteUnusedFiles } from "./delete-unused.ts";
import { filesErrors, filesFields } from "./errors.ts";
import { keptFiles } from "./kept-files.ts";
import { filesRoutes } from "./routes.ts";

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
  keptOutside: keptFiles,
  privacy: {
    files: { person: "owner_profile_id", onExport: "included", onErasure: "deleted" },
    // Of what the law keeps the figures stay; a print is drawn from them anew when it is asked for.
    prints: { person: "owner_profile_id", onExport: "included", onErasure: "deleted" },
    file_usage: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  },
  demo: "Nothing: people of the demo world are shown by their first letter.",
});
