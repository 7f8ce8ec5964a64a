import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { reviewBlocks } from "#features/catalogue/server";
import { lockSeller } from "#features/selling/server";
import { type EndingLicence, insertNotice, selectEnded, selectEnding } from "./end-licences.queries.ts";
import { tellEnd } from "./tell-people.ts";

/** So many are worked through in one run; the next run goes on. */
const limit = 200;

/** How many days before the end a seller is reminded, each with the next one below it. */
const reminders = [
  { daysBefore: 30, above: 7 },
  { daysBefore: 7, above: 1 },
  { daysBefore: 1, above: -1 },
] as const;

/** Goods whose licence ended leave lists and search; placing an order looks at the day itself, however late this is. */
async function endLicences(platform: Platform): Promise<void> {
  const today = dayInIndia(platform.clock.now());
  const ended = await selectEnded(platform.database, { today, limit });
  await forEachIsolated(platform, ended, (licence) => notice(platform, licence, 0));
}

/** Reminds sellers of licences that end, once for each distance; who joins late gets only the nearest. */
export async function remindSellers(platform: Platform, atMost = limit): Promise<void> {
  const today = dayInIndia(platform.clock.now());
  for (const { daysBefore, above } of reminders) {
    const asked = { today, daysBefore, above, limit: atMost };
    // A full page may have more behind it; one of which nobody could be told would come again.
    let isMore = true;
    while (isMore) {
      const ending = await selectEnding(platform.database, asked);
      let told = 0;
      await forEachIsolated(platform, ending, async (licence) => {
        await notice(platform, licence, daysBefore);
        told += 1;
      });
      isMore = ending.length === atMost && told > 0;
    }
  }
}

async function notice(platform: Platform, licence: EndingLicence, daysBefore: number): Promise<void> {
  const { clock } = platform;
  await inTransaction(platform, async (transaction) => {
    await lockSeller(transaction, licence.sellerId);
    if (!(await insertNotice(transaction, { ...licence, daysBefore, at: clock.now() }))) return;
    if (daysBefore === 0)
      await reviewBlocks(transaction, { sellerId: licence.sellerId, onDay: dayInIndia(clock.now()) });
    await tellEnd(platform, transaction, { ...licence, daysBefore });
  });
}

export const licencesJobs: readonly Job[] = [
  { name: "licences/end", schedule: "* * * * *", run: endLicences },
  { name: "licences/remind", schedule: "33 3 * * *", run: (platform) => remindSellers(platform) },
];
