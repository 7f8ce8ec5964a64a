import type { Platform } from "#engine/server/context.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { deleteOldSms, deleteOldTexts, endExpired } from "#engine/server/outside/sms/sms.queries.ts";
import { handOverJob } from "#engine/server/outside/sms/sms.ts";
import { alarmOperator } from "./alarm.ts";
import { handOver } from "./hand-over.ts";

const day = 86_400_000;
const newsLifeInDays = 30;
const rowLifeInDays = 365;

/** Texts go after their time, and what nobody hands over any more ends. */
async function cleanUp({ database, clock }: Platform): Promise<void> {
  const now = clock.now();
  await endExpired(database, now);
  await deleteOldSms(database, new Date(now.getTime() - rowLifeInDays * day));
  await deleteOldTexts(database, {
    news: new Date(now.getTime() - newsLifeInDays * day),
    codes: new Date(now.getTime() - day),
  });
}

export const smsJobs: readonly Job[] = [
  { name: handOverJob, run: handOver },
  { name: "sms/alarm", schedule: "7,22,37,52 * * * *", run: alarmOperator },
  { name: "sms/clean-up", schedule: "37 21 * * *", run: cleanUp },
];
