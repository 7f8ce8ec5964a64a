import { type Clock, standingClock } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { movement, postJournal, sumOfOrder, takenOfOrder } from "#features/ledger/server";
import { cashConfirmed } from "../events.ts";
import { isCashSayable } from "../selling/seller-order-dto.ts";
import type { TransitionContext } from "../states/advance-order.ts";
import { type LockedOrder, lockAndReadOrder } from "../states/moves.queries.ts";
import { earnMarginOnceDue } from "./earn-margin.ts";
import { refundTooMuch } from "./receive-money.ts";
import { findCharged, findMarginDue, isCashSettled, selectSaidCash } from "./unpaid-cash.queries.ts";

type Confirming = TransitionContext & Pick<Platform, "database">;

/**
 * Books the cash that the seller collected for a COD order, once. It is at least the balance of the goods; above that
 * it is the agent's margin where the customer pays it at the door, and the rest is refunded. A delivered order's margin
 * is then earned. `also` runs in the same transaction with the total collected for the goods.
 * @returns "refused" for another order, less than the balance, 0 without a claimed payment, or more than
 * was ever charged.
 */
export async function confirmCash(
  platform: Confirming,
  orderId: string,
  receivedInPaise?: number,
  also: (transaction: Transaction, takenInPaise: number) => Promise<void> = async () => {},
): Promise<"confirmed" | "refused"> {
  // One sum at the door: the books note the goods and the margin of it at one moment, and it is read as one.
  const world = { ...platform, clock: atOneMoment(platform.clock) };
  return inTransaction(world, async (transaction) => {
    const locked = await lockAndReadOrder(transaction, orderId);
    if (locked?.paymentMode !== "COD") return "refused";
    const balanceInPaise = await sumOfOrder(transaction, "buyer-receivable", orderId);
    const marginDueInPaise = await findMarginDue(transaction, orderId);
    const received = receivedInPaise ?? balanceInPaise + marginDueInPaise;
    if (received < balanceInPaise) return "refused";
    const marginInPaise = Math.min(marginDueInPaise, received - Math.max(0, balanceInPaise));
    const cash = {
      ...{ ...locked, orderId, balanceInPaise, effectKey: `cash-confirmed:${orderId}` },
      cashInPaise: received - marginInPaise,
    };
    // Receiving no cash can only be confirmed where the buyer claims a payment, and only until it is confirmed.
    const isDenied = receivedInPaise === 0 && (await selectSaidCash(transaction, [orderId])).length > 0;
    await takeMargin(world, transaction, cash, { marginInPaise, marginDueInPaise });
    const canBeNone = isDenied || marginDueInPaise > 0;
    const takenInPaise = await takeCash(world, transaction, cash, { canBeNone });
    if (takenInPaise === null) return "refused";
    await emit(world, transaction, cashConfirmed, { orderId });
    await also(transaction, takenInPaise);
    return "confirmed";
  });
}

const atOneMoment = (clock: Clock): Clock => standingClock(clock.now());

/** Books the margin in the seller's cash, which he owes and the agent is paid; what he has not taken the agent collects. */
async function takeMargin(
  world: TransitionContext,
  transaction: Transaction,
  { orderId, buyerProfileId, sellerId }: CashOrder,
  { marginInPaise, marginDueInPaise }: { readonly marginInPaise: number; readonly marginDueInPaise: number },
): Promise<void> {
  const about = (kind: string) => ({ effectKey: `${kind}:${orderId}`, kind, orderId });
  await postJournal(world, transaction, [
    movement(
      about("margin-in-cash"),
      marginInPaise,
      { account: "agent-payable", partyId: buyerProfileId },
      { account: "cash-with-seller", partyId: sellerId },
    ),
    movement(
      about("margin-left-to-agent"),
      marginDueInPaise - marginInPaise,
      { account: "margin-collected-by-agent", partyId: null },
      { account: "margin-collected-by-platform", partyId: buyerProfileId },
    ),
  ]);
}

/** An order whose cash can be confirmed, locked by the caller's transaction. */
export interface CashOrder extends LockedOrder {
  readonly orderId: string;
  readonly balanceInPaise: number;
}

/**
 * Locks an order while its single cash payments can be confirmed. Null when it is not handed over yet, or when the
 * seller has confirmed all its cash.
 */
export async function holdCashOrder(transaction: Transaction, orderId: string): Promise<CashOrder | null> {
  const order = await lockAndReadOrder(transaction, orderId);
  if (!order || (await isCashSettled(transaction, orderId))) return null;
  const balanceInPaise = await sumOfOrder(transaction, "buyer-receivable", orderId);
  return isCashSayable(order, balanceInPaise) ? { ...order, orderId, balanceInPaise } : null;
}

/**
 * Books one cash payment that the buyer of a locked order entered, once under its own key; the rest stays due.
 * False when it was booked before, or would exceed the amount ever charged.
 */
export async function takeClaimedCash(
  world: TransitionContext,
  transaction: Transaction,
  order: CashOrder,
  { claimId, amountInPaise }: { readonly claimId: number; readonly amountInPaise: number },
): Promise<boolean> {
  const effectKey = `cash-part:${order.orderId}:${claimId}`;
  const cash = { ...order, effectKey, cashInPaise: amountInPaise };
  return (await takeCash(world, transaction, cash)) !== null;
}

/**
 * Books cash of a locked order and its consequences; returns all cash that the seller has collected for it. Null
 * when the effect is booked already, or the cash would exceed the amount charged.
 */
async function takeCash(
  world: TransitionContext,
  transaction: Transaction,
  cash: CashOrder & { readonly effectKey: string; readonly cashInPaise: number },
  { canBeNone = false } = {},
): Promise<number | null> {
  const { orderId, effectKey, cashInPaise, balanceInPaise, buyerProfileId, sellerId } = cash;
  const takenInPaise = cashInPaise + (await takenOfOrder(transaction, orderId)).bySellerInPaise;
  if (cashInPaise > balanceInPaise && takenInPaise > (await findCharged(transaction, orderId))) return null;
  const posted = await postJournal(world, transaction, [
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
