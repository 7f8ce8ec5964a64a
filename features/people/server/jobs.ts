import type { Job } from "#engine/server/jobs/jobs.ts";
import { oldestView } from "./network/list-views.ts";
import { deleteViewsBefore } from "./network/network.queries.ts";

export const peopleJobs: readonly Job[] = [
  {
    name: "people/delete-old-views",
    schedule: "47 21 * * *",
    run: (platform) => deleteViewsBefore(platform.database, oldestView(platform.clock.now())),
  },
];
