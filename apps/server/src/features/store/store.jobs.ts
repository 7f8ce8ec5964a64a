import type { Job } from "#platform/jobs";
import { countBoughtTogether } from "./count-bought-together.ts";

export const storeJobs: readonly Job[] = [
  { name: "store/count-bought-together", schedule: "43 20 * * *", run: countBoughtTogether },
];
