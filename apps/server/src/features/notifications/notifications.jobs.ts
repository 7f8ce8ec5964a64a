import type { Job } from "#platform/jobs";
import { deleteOlder } from "./notifications.queries.ts";

const keptInDays = 90;

/** Notifications are news: after 90 days they are none, and what they are about keeps its own history. */
export const notificationsJobs: readonly Job[] = [
  {
    name: "notifications/delete-old",
    schedule: "41 21 * * *",
    async run(platform) {
      const oldest = new Date(platform.clock.now().getTime() - keptInDays * 86_400_000);
      await deleteOlder(platform.database, oldest);
    },
  },
];
