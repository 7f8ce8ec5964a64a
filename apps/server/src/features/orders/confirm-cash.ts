import type { Transaction } from "@santha/database/client";
import { movement, postSets, sumOfOrder } from "#features/ledger";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import type { MoveWorld } from "./advance-order.ts";
import { earnMarginOnceDue } from "./earn-margin.ts";
import { lockOrder } from "./moves.queries.ts";
import { cashConfirmed } from "./orders.events.ts";
import { refundTooMuch } from "./receive-money.ts";

/**
 * The seller says what cash he took of a COD order at the door, at least what it still owes: that is settled, once, and
 * a delivered order's margin counts from now on. What is above it, as all is after a return, goes back to the buyer.
 * "refused" for an order that is not paid by COD, and where nothing is said of one that owes nothing. `also` belongs to
 * the same transaction.
 */
export async function confirmCash(
  world: MoveWorld & Pick<Platform, "database">,
  orderId: string,
  receivedInPaise?: number,
  also: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<"confirmed" | "refused"> {
  return inTransaction(world, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.paymentMode !== "COD") return "refused";
    const balanceInPaise = await sumOfOrder(transaction, "buyer-receivable", orderId);
    const cashInPaise = receivedInPaise ?? balanceInPaise;
    if (cashInPaise < balanceInPaise) return "refused";
    const effectKey = `cash-confirmed:${orderId}`;
    const posted = await postSets(world, transaction, [
      movement(
        { effectKey, kind: "cash-confirmed", orderId },
        cashInPaise,
        { account: "buyer-receivable", partyId: order.buyerProfileId },
        { account: "cash-with-seller", partyId: order.sellerId },
      ),
    ]);
    if (posted.length === 0 && receivedInPaise !== 0) return "refused";
    if (order.isDelivered) await earnMarginOnceDue(world, transaction, orderId);
    await refundTooMuch(world, transaction, { ...order, orderId, effectKey });
    await emit(world, transaction, cashConfirmed, { orderId });
    await also(transaction);
    return "confirmed";
  });
}
