import * as z from "zod/mini";
import type { Platform } from "#engine/server/context.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { pushJob } from "./notify.ts";
import { selectPeopleDue } from "./push/pushes.queries.ts";
import { sendPushes } from "./push/send-pushes.ts";
import { deleteOlder } from "./queries.ts";

const keptInDays = 90;
const peopleAtOnce = 100;
const pushPayload = z.object({ profileId: z.string().check(z.regex(/^[0-9]{1,15}$/)) });

/** What became due by the clock, and what a killed process left behind. */
async function sendDue(platform: Platform): Promise<void> {
  const failed = new Set<number>();
  for (;;) {
    const asked = { now: platform.clock.now(), atMost: peopleAtOnce + failed.size };
    const people = (await selectPeopleDue(platform.database, asked)).filter((id) => !failed.has(id));
    for (const profileId of people) {
      try {
        await sendPushes(platform, profileId);
      } catch (error) {
        failed.add(profileId);
        platform.log.error({ err: error }, "pushes of a person could not be sent");
      }
    }
    if (people.length < peopleAtOnce) break;
  }
  if (failed.size > 0) throw new Error(`pushes of ${failed.size} people could not be sent`);
}

export const notificationsJobs: readonly Job[] = [
  {
    // Notifications are news: after 90 days they are none, and what they are about keeps its own history.
    name: "notifications/delete-old",
    schedule: "41 21 * * *",
    async run(platform) {
      const oldest = new Date(platform.clock.now().getTime() - keptInDays * 86_400_000);
      await deleteOlder(platform.database, oldest);
    },
  },
  {
    name: pushJob,
    run: (platform, payload) => sendPushes(platform, Number(z.parse(pushPayload, payload).profileId)),
  },
  { name: "notifications/send-due", schedule: "* * * * *", line: "pushes-by-clock", run: sendDue },
];
