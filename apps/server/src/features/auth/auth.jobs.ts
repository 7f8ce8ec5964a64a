import type { Job } from "#platform/jobs";
import { deleteCodesExpiredBefore } from "./auth.queries.ts";

const day = 86_400_000;

export const authJobs: readonly Job[] = [
  {
    name: "auth/delete-old-codes",
    schedule: "27 21 * * *",
    run: ({ database, clock }) => deleteCodesExpiredBefore(database, new Date(clock.now().getTime() - day)),
  },
];
