import type { Clock } from "#engine/server/clock.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { postAll } from "./post-journal.ts";
import { selectEntriesOfSet } from "./queries.ts";

/**
 * Undoes a set that belongs to no order, entry by entry, by another one under a key of its own: nothing is deleted.
 * @throws Error when there is no such set, or it was undone before.
 */
export async function takeBackSet(
  world: { readonly clock: Clock },
  transaction: Transaction,
  { effectKey, kind }: { readonly effectKey: string; readonly kind: string },
): Promise<void> {
  const entries = await selectEntriesOfSet(transaction, effectKey);
  await postAll(world, transaction, [
    {
      ...{ effectKey: `taken-back:${effectKey}`, kind, orderId: null },
      entries: entries.map((entry) => ({ ...entry, amountInPaise: -entry.amountInPaise })),
    },
  ]);
}
