import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { lockStock } from "#features/catalogue/server";
import {
  describeBatches,
  markWarned,
  type SellerWithBatches,
  selectSellersToWarn,
  selectSellersWithExpired,
} from "./expiry.queries.ts";
import { takeOutExpired } from "./take-out-expired.ts";
import { tellExpired, tellExpiring } from "./tell-expiry.ts";

/** So many batches are worked through in one run; the next run goes on. */
const limit = 500;

/** How many days before its day a batch is warned of, each with the next one below it. */
const warnings = [
  { daysBefore: 7, above: 0 },
  { daysBefore: 30, above: 7 },
] as const;

/** Takes batches whose day has come out of stock, seller by seller, and tells them. */
async function expire(platform: Platform): Promise<void> {
  const today = dayInIndia(platform.clock.now());
  const sellers = await selectSellersWithExpired(platform.database, { today, limit });
  await forEachIsolated(platform, sellers, (seller) => expireOf(platform, seller, today));
}

function expireOf(platform: Platform, seller: SellerWithBatches, today: string): Promise<void> {
  const { profileId, listingIds } = seller;
  const at = platform.clock.now();
  return inTransaction(platform, async (transaction) => {
    await lockStock(transaction, listingIds);
    const expired = await takeOutExpired(transaction, { listingIds, today, at });
    const [first] = expired;
    if (!first) return;
    await tellExpired(platform, transaction, {
      profileId,
      // Packs that an order gives up later expire by themselves, at another time.
      activityId: `batches/expired/${first.batch.batchId}/${at.getTime()}`,
      batches: await describeBatches(
        transaction,
        expired.map(({ batch }) => batch.batchId),
      ),
      packs: expired.reduce((sum, { packs }) => sum + packs, 0),
    });
  });
}

/** Warns sellers of batches that expire soon, once for each distance; a batch that comes late gets only the nearest. */
async function warn(platform: Platform): Promise<void> {
  const today = dayInIndia(platform.clock.now());
  for (const { daysBefore, above } of warnings) {
    const distance = { today, daysBefore, above };
    const sellers = await selectSellersToWarn(platform.database, { ...distance, limit });
    await forEachIsolated(platform, sellers, ({ id, profileId, listingIds }) =>
      inTransaction(platform, async (transaction) => {
        const batches = await markWarned(transaction, listingIds, distance);
        const activityId = `batches/expire/${id}/${daysBefore}/${platform.clock.now().getTime()}`;
        await tellExpiring(platform, transaction, { profileId, activityId, batches, daysBefore });
      }),
    );
  }
}

export const batchesJobs: readonly Job[] = [
  { name: "batches/expire", schedule: "* * * * *", run: expire },
  { name: "batches/warn", schedule: "41 * * * *", run: warn },
];
