import type { Job } from "#engine/server/jobs/jobs.ts";
import { countBoughtTogether } from "./counts/count-bought-together.ts";

export const storeJobs: readonly Job[] = [
  { name: "store/count-bought-together", schedule: "43 20 * * *", run: countBoughtTogether },
];
