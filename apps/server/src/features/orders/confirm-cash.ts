import { sumOf } from "@santha/contract/money";
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
import { findCharged, selectSaidCash } from "./unpaid-cash.queries.ts";

type Confirming = MoveWorld & Pick<Platform, "database">;

/**
 * The seller says what cash he took of a COD order at the door. At least what it still owes: that is settled, once, and
 * a delivered order's margin counts from now on; what is above it, as all is after a return, goes back to the buyer. Less
 * only where it is what the buyer says he has paid: the rest stays due. "refused" for an order that is not paid by COD,
 * where nothing is said of one that owes nothing, and where the seller would have taken more than it ever cost. `also`
 * belongs to the same transaction and is told what he has taken in all.
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
    const order = { ...locked, orderId };
    const balanceInPaise = await sumOfOrder(transaction, "buyer-receivable", orderId);
    const cashInPaise = receivedInPaise ?? balanceInPaise;
    const isPart = cashInPaise < balanceInPaise;
    const takenInPaise = cashInPaise + (await takenOfOrder(transaction, orderId)).bySellerInPaise;
    if (cashInPaise > balanceInPaise && takenInPaise > (await findCharged(transaction, orderId)))
      return "refused";
    const isDone = isPart
      ? await confirmPart(world, transaction, order, { cashInPaise, balanceInPaise })
      : await confirmAll(world, transaction, order, { cashInPaise, canBeNone: receivedInPaise === 0 });
    if (!isDone) return "refused";
    await also(transaction, takenInPaise);
    return "confirmed";
  });
}

type CashOrder = LockedOrder & { readonly orderId: string };

async function confirmAll(
  world: Confirming,
  transaction: Transaction,
  order: CashOrder,
  { cashInPaise, canBeNone }: { readonly cashInPaise: number; readonly canBeNone: boolean },
): Promise<boolean> {
  const { orderId } = order;
  const effectKey = `cash-confirmed:${orderId}`;
  const posted = await postSets(world, transaction, [cashSet(order, effectKey, cashInPaise)]);
  if (posted.length === 0 && !canBeNone) return false;
  if (order.isDelivered) await earnMarginOnceDue(world, transaction, orderId);
  await refundTooMuch(world, transaction, { ...order, effectKey });
  await emit(world, transaction, cashConfirmed, { orderId });
  return true;
}

/** Buyer and seller say the same of a part: each claim counts once, under its own key, and the order owes the rest. */
async function confirmPart(
  world: Confirming,
  transaction: Transaction,
  order: CashOrder,
  { cashInPaise, balanceInPaise }: { readonly cashInPaise: number; readonly balanceInPaise: number },
): Promise<boolean> {
  const { orderId } = order;
  const claims = await selectSaidCash(transaction, orderId);
  if (claims.length === 0 || sumOf(claims.map(({ amountInPaise }) => amountInPaise)) !== cashInPaise)
    return false;
  await postSets(
    world,
    transaction,
    claims.map(({ id, amountInPaise }) => cashSet(order, `cash-part:${orderId}:${id}`, amountInPaise)),
  );
  const part = { receivedInPaise: cashInPaise, restInPaise: balanceInPaise - cashInPaise };
  await emit(world, transaction, cashConfirmed, { orderId, part });
  return true;
}

function cashSet({ orderId, buyerProfileId, sellerId }: CashOrder, effectKey: string, amountInPaise: number) {
  return movement(
    { effectKey, kind: "cash-confirmed", orderId },
    amountInPaise,
    { account: "buyer-receivable", partyId: buyerProfileId },
    { account: "cash-with-seller", partyId: sellerId },
  );
}
