import type { Transaction } from "@santha/database/client";
import { movement, postSets, sumOfOrder, takenOfOrder } from "#features/ledger";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import type { MoveWorld } from "./advance-order.ts";
import { earnMarginOnceDue } from "./earn-margin.ts";
import { type LockedOrder, lockOrder } from "./moves.queries.ts";
import { cashConfirmed } from "./orders.events.ts";
import { refundTooMuch } from "./receive-money.ts";
import { isCashSayable } from "./seller-order-wire.ts";
import { findCharged, isCashSettled, selectSaidCash } from "./unpaid-cash.queries.ts";

type Confirming = MoveWorld & Pick<Platform, "database">;

/**
 * The seller says what cash he took of a COD order at the door. It is at least what the order still owes: that is
 * settled, once, and a delivered order's margin counts from now on; what is above it, as all is after a return, goes back
 * to the buyer. "refused" for an order that is not paid by COD, where less is owed, where nothing is said of one that owes
 * nothing, and where the seller would have taken more than it ever cost. `also` belongs to the same transaction and is
 * told what he has taken in all.
 */
export async function confirmCash(
  world: Confirming,
  orderId: string,
  receivedInPaise?: number,
  also: (transaction: Transaction, takenInPaise: number) => Promise<void> = async () => {},
): Promise<"confirmed" | "refused"> {
  return inTransaction(world, async (transaction) => {
    const locked = await lockOrder(transaction, orderId);
    if (locked?.paymentMode !== "COD") return "refused";
    const balanceInPaise = await sumOfOrder(transaction, "buyer-receivable", orderId);
    const cash = {
      ...{ ...locked, orderId, balanceInPaise, effectKey: `cash-confirmed:${orderId}` },
      cashInPaise: receivedInPaise ?? balanceInPaise,
    };
    if (cash.cashInPaise < balanceInPaise) return "refused";
    // That none came is said where the buyer says that some did, and only until it was said.
    const canBeNone = receivedInPaise === 0 && (await selectSaidCash(transaction, [orderId])).length > 0;
    const takenInPaise = await takeCash(world, transaction, cash, { canBeNone });
    if (takenInPaise === null) return "refused";
    await emit(world, transaction, cashConfirmed, { orderId });
    await also(transaction, takenInPaise);
    return "confirmed";
  });
}

/** An order of which cash can be said, held by the caller's transaction. */
export interface CashOrder extends LockedOrder {
  readonly orderId: string;
  readonly balanceInPaise: number;
}

/**
 * Holds an order while it can be said of single payments in cash whether they came; null: not now, as it is not handed
 * over, or its seller has said of all its cash what he has.
 */
export async function holdCashOrder(transaction: Transaction, orderId: string): Promise<CashOrder | null> {
  const order = await lockOrder(transaction, orderId);
  if (!order || (await isCashSettled(transaction, orderId))) return null;
  const balanceInPaise = await sumOfOrder(transaction, "buyer-receivable", orderId);
  return isCashSayable(order, balanceInPaise) ? { ...order, orderId, balanceInPaise } : null;
}

/**
 * One payment in cash that the buyer of a held order has entered came: it counts once, under its own key, and what it
 * leaves stays due. False: it was counted before, or more would have been taken than the order ever cost.
 */
export async function takeClaimedCash(
  world: MoveWorld,
  transaction: Transaction,
  order: CashOrder,
  { claimId, amountInPaise }: { readonly claimId: number; readonly amountInPaise: number },
): Promise<boolean> {
  const effectKey = `cash-part:${order.orderId}:${claimId}`;
  const cash = { ...order, effectKey, cashInPaise: amountInPaise };
  return (await takeCash(world, transaction, cash)) !== null;
}

/**
 * Books cash of a held order, with what follows of it; answers what its seller has taken then in all. Null: the effect is
 * in the books already, or it would be more than the order was charged.
 */
async function takeCash(
  world: MoveWorld,
  transaction: Transaction,
  cash: CashOrder & { readonly effectKey: string; readonly cashInPaise: number },
  { canBeNone = false } = {},
): Promise<number | null> {
  const { orderId, effectKey, cashInPaise, balanceInPaise, buyerProfileId, sellerId } = cash;
  const takenInPaise = cashInPaise + (await takenOfOrder(transaction, orderId)).bySellerInPaise;
  if (cashInPaise > balanceInPaise && takenInPaise > (await findCharged(transaction, orderId))) return null;
  const posted = await postSets(world, transaction, [
    movement(
      { effectKey, kind: "cash-confirmed", orderId },
      cashInPaise,
      { account: "buyer-receivable", partyId: buyerProfileId },
      { account: "cash-with-seller", partyId: sellerId },
    ),
  ]);
  if (posted.length === 0 && !canBeNone) return null;
  if (cash.isDelivered) await earnMarginOnceDue(world, transaction, orderId);
  await refundTooMuch(world, transaction, cash);
  return takenInPaise;
}
