import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { movement, postJournal, sumsOfOrder } from "#features/ledger/server";

/**
 * The margin counts once the order is delivered and fully paid, whichever comes last; the key lets it count once.
 * Called for a delivered order whenever something was paid or taken off.
 */
export async function earnMarginOnceDue(
  world: Pick<Platform, "clock">,
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  const sums = await sumsOfOrder(transaction, orderId);
  const owed = sums.find(({ account }) => account === "buyer-receivable");
  const pending = sums.find(({ account }) => account === "agent-margin-pending");
  if (!pending || pending.amountInPaise === 0 || (owed && owed.amountInPaise > 0)) return;
  await postJournal(world, transaction, [
    movement(
      { effectKey: `margin-earned:${orderId}`, kind: "margin-earned", orderId },
      pending.amountInPaise,
      { account: "agent-margin-pending", partyId: pending.partyId },
      { account: "agent-margin-earned", partyId: pending.partyId },
    ),
  ]);
}
