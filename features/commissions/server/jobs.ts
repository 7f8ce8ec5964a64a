import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { emit } from "#engine/server/jobs/events.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { rulesBegun } from "./events.ts";
import { beginRules } from "./queries.ts";

/** Tells once that the day of a rule has come; without one it is a look into an index. */
export async function beginDueRules(platform: Platform): Promise<void> {
  const at = platform.clock.now();
  const onDay = dayInIndia(at);
  await inTransaction(platform, async (transaction) => {
    if ((await beginRules(transaction, { onDay, at })) > 0)
      await emit(platform, transaction, rulesBegun, { onDay });
  });
}

export const commissionsJobs: readonly Job[] = [
  { name: "commissions/begin", schedule: "* * * * *", run: beginDueRules },
];
