import { defineFeature } from "#engine/server/feature.ts";
import { adminErrors, adminFields } from "./errors.ts";
import { adminHelp } from "./help.ts";
import { failedJobs } from "./jobs/failed-jobs.ts";
import { roleNews } from "./people/tell-of-role.ts";
import { adminRoutes } from "./routes.ts";

/** What the console tells the house about itself. It has no tables: it reads what others publish, and changes roles. */
export const adminFeature = defineFeature({
  name: "admin",
  routes: adminRoutes,
  errors: adminErrors,
  fields: adminFields,
  listeners: [],
  jobs: [],
  notifications: [roleNews],
  help: adminHelp,
  audited: {
    "admin/role-given": { en: "Gave a staff role", te: "సిబ్బంది పాత్ర ఇచ్చారు" },
    "admin/role-taken": { en: "Took a staff role away", te: "సిబ్బంది పాత్ర తీసేశారు" },
    "admin/audit-exported": { en: "Saved the audit log as a file", te: "ఆడిట్ లాగ్‌ను ఫైల్‌గా సేవ్ చేశారు" },
    "admin/job-retried": { en: "Had a failed job tried again", te: "విఫలమైన పనిని మళ్లీ ప్రయత్నించారు" },
    "admin/job-discarded": { en: "Discarded a failed job", te: "విఫలమైన పనిని తొలగించారు" },
  },
  adminQueues: [failedJobs],
  privacy: {},
  demo: "the demo's support, finance and platform admin see it",
});
