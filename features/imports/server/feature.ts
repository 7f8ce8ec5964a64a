import { defineFeature } from "#engine/server/feature.ts";
import { importsErrors, importsFields } from "./errors.ts";
import { importsHelp } from "./help.ts";
import { importsJobs } from "./jobs/jobs.ts";
import { importsRoutes } from "./routes.ts";

/** Prices and stock of sellers as CSV files, out and in. */
export const importsFeature = defineFeature({
  name: "imports",
  routes: importsRoutes,
  errors: importsErrors,
  fields: importsFields,
  listeners: [],
  jobs: importsJobs,
  notifications: [],
  help: importsHelp,
  privacy: {
    // Who of a team sent or confirmed it stays as a number: the prices are the seller's.
    imports: {
      ...{ person: "profile_id", onExport: "included", onErasure: "deleted" },
      withheld: ["started_by", "moved_by"],
    },
    import_files: {
      person: { column: "import_id", of: "imports", key: "id" },
      onExport: "not personal",
      onErasure: "deleted",
      because: "the file of an import, gone when its rows are checked",
    },
    import_rows: {
      person: { column: "import_id", of: "imports", key: "id" },
      onExport: "not personal",
      onErasure: "deleted",
      because: "prices and stock of a business's goods",
    },
  },
  demo: "none: sellers send files when they try it",
});
