import type { AdminQueue } from "#engine/server/admin-start.ts";
import { countFailedJobs } from "#engine/server/jobs/failed-jobs.queries.ts";

/** Jobs and event deliveries whose last try failed. */
export const failedJobs: AdminQueue = {
  name: "admin/failed-jobs",
  title: { en: "Failed jobs", te: "విఫలమైన పనులు" },
  role: "platform-admin",
  leadsTo: "/app/admin/jobs",
  limitInHours: 4,
  read: (reader, { most }) => countFailedJobs(reader, most),
};
