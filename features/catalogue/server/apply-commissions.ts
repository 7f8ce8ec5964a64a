import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit, type Listener, listen } from "#engine/server/jobs/events.ts";
import { rulesBegun } from "#features/commissions/server";
import { chooseLeadListings } from "./choose-lead-listing.ts";
import { commissionsLeft } from "./events.ts";
import { rewriteCommissions } from "./listing.queries.ts";

/** Listings changed in one transaction, so that buyers and sellers wait shortly. */
const atOnce = 200;

/** Gives listings that go by the rules what those give on a day; where there are more, another transaction goes on. */
export async function applyCommissions(
  platform: Pick<Platform, "clock" | "events">,
  transaction: Transaction,
  {
    onDay,
    after = 0,
    atMost = atOnce,
  }: { readonly onDay: string; readonly after?: number; readonly atMost?: number },
): Promise<void> {
  const changedAt = platform.clock.now();
  const changed = await rewriteCommissions(transaction, { onDay, changedAt, after, atMost });
  await chooseLeadListings(
    transaction,
    changed.map(({ level3Id }) => level3Id),
  );
  if (changed.length < atMost) return;
  const last = Math.max(...changed.map(({ listingId }) => listingId));
  await emit(platform, transaction, commissionsLeft, { onDay, after: last });
}

export const commissionListeners: readonly Listener[] = [
  listen(rulesBegun, "catalogue/apply-commissions", applyCommissions),
  listen(commissionsLeft, "catalogue/apply-commissions-left", applyCommissions),
];
