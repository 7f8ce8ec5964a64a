import type { Job } from "#engine/server/jobs/jobs.ts";
import { deviceUsedSince } from "./devices/known-device.ts";
import { deleteDevicesUnusedSince } from "./devices/known-devices.queries.ts";
import { lockOutJob } from "./devices/lock-out-alarm.ts";
import { deleteCodesExpiredBefore } from "./queries.ts";

const day = 86_400_000;

export const authJobs: readonly Job[] = [
  lockOutJob,
  {
    name: "auth/delete-old-codes",
    schedule: "27 21 * * *",
    run: ({ database, clock }) => deleteCodesExpiredBefore(database, new Date(clock.now().getTime() - day)),
  },
  {
    name: "auth/delete-old-devices",
    schedule: "29 21 * * *",
    run: ({ database, clock }) => deleteDevicesUnusedSince(database, deviceUsedSince(clock.now())),
  },
];
