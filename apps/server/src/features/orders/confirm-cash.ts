import { movement, postSets, sumOfOrder } from "#features/ledger";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { earnMarginOnceDue } from "./earn-margin.ts";
import { lockOrder } from "./moves.queries.ts";
import { cashConfirmed } from "./orders.events.ts";

/**
 * The seller confirms that he took the cash of a COD order at the door: the whole balance is settled, once, and a
 * delivered order's margin counts from now on. "refused" for an order that is not paid by COD or owes nothing.
 */
export async function confirmCash(
  world: Pick<Platform, "database" | "clock" | "events">,
  orderId: string,
): Promise<"confirmed" | "refused"> {
  return inTransaction(world, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.paymentMode !== "COD") return "refused";
    const balanceInPaise = await sumOfOrder(transaction, "buyer-receivable", orderId);
    const posted = await postSets(world, transaction, [
      movement(
        { effectKey: `cash-confirmed:${orderId}`, kind: "cash-confirmed", orderId },
        balanceInPaise,
        { account: "buyer-receivable", partyId: order.buyerProfileId },
        { account: "cash-with-seller", partyId: order.sellerId },
      ),
    ]);
    if (posted.length === 0) return "refused";
    if (order.isDelivered) await earnMarginOnceDue(world, transaction, orderId);
    await emit(world, transaction, cashConfirmed, { orderId });
    return "confirmed";
  });
}
