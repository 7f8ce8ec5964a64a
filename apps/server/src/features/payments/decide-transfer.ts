import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { decideTransfer as endpoint } from "@santha/contract/finance";
import { sumOf } from "@santha/contract/money";
import { formatPaise } from "@santha/contract/money-text";
import type { Transaction } from "@santha/database/client";
import { takeBankNumber } from "#features/ledger";
import { lockPayableOrders, type PayableOrder, receiveMoney, selectPayableOrders } from "#features/orders";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { endOrTell } from "./expire-transfers.ts";
import {
  endClaim,
  insertReceived,
  selectClaims,
  selectWaitingClaims,
  type WaitingClaim,
} from "./payments.queries.ts";
import { spreadTransfer } from "./spread-transfer.ts";

/** A transfer as finance decides on it: what was entered under one number, and the held orders of the purchase. */
interface Decided {
  readonly masterId: string;
  readonly buyerProfileId: number;
  readonly reference: string;
  readonly orders: readonly PayableOrder[];
  readonly claims: readonly WaitingClaim[];
}

/**
 * Finance has found a transfer in the account, or has not. What was entered under one number is decided together and
 * once, however many press at once, and only with the sum that finance has seen. What came pays the orders; what did
 * not come stays due, and the buyer is told.
 */
export async function decideTransfer(
  context: MemberContext,
  { params: { masterId }, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const decided = await hold(transaction, { masterId, ...body });
    const entered = sumOf(decided.claims.map(({ amountInPaise }) => amountInPaise));
    if (entered !== body.seenInPaise)
      return refuse(endpoint, "payments/sum-changed", { values: { amount: formatPaise(entered) } });
    const amountInPaise = body.isReceived ? body.receivedInPaise : 0;
    await book(context, transaction, decided, amountInPaise);
    await tellMissing(context, transaction, decided);
    await audit(context, transaction, {
      action: "payments/transfer-decided",
      subject: `master order ${masterId}`,
      detail: { reference: body.reference, enteredInPaise: entered, receivedInPaise: amountInPaise },
    });
    return { masterId, amountInPaise };
  });
}

/**
 * Holds all orders of the purchase before its claims are read: one that is entered at this moment is seen, or comes later.
 * What was decided since finance looked, and entered again, is another one.
 */
async function hold(
  transaction: Transaction,
  { masterId, reference, claimId }: Pick<Decided, "masterId" | "reference"> & { readonly claimId: number },
): Promise<Decided> {
  const asked = { masterId, reference };
  const [first] = await selectWaitingClaims(transaction, asked);
  if (!first) return refuse(endpoint, "payments/claim-not-found");
  const { buyerProfileId } = first;
  const orders = await lockPayableOrders(transaction, { masterId, buyerProfileId });
  const claims = await selectWaitingClaims(transaction, asked);
  if (claims[0]?.id !== claimId) return refuse(endpoint, "payments/claim-not-found");
  return { ...asked, buyerProfileId, orders, claims };
}

/** Books what came, order by order, and ends the claims with it; nothing came: its number may be entered again. */
async function book(
  context: MemberContext,
  transaction: Transaction,
  { masterId, buyerProfileId, reference, orders, claims }: Decided,
  amountInPaise: number,
): Promise<void> {
  if (amountInPaise > 0) {
    const use = await takeBankNumber(transaction, reference, { kind: "order", id: masterId });
    if (use !== null) return refuse(endpoint, "payments/reference-paid-another", { values: { use } });
  }
  const at = context.clock.now();
  const ofOrder = new Map(claims.map((claim) => [claim.orderId, claim]));
  const spread = orders.map(({ orderId, balanceInPaise }) => ({
    orderId,
    dueInPaise: Math.max(0, balanceInPaise),
    claimedInPaise: ofOrder.get(orderId)?.amountInPaise ?? 0,
  }));
  const received = new Map(
    spreadTransfer(amountInPaise, spread).map((part) => [part.orderId, part.amountInPaise]),
  );
  for (const { id, orderId } of claims) {
    const isEnded = await endClaim(transaction, { id, receivedInPaise: received.get(orderId) ?? 0, at });
    if (!isEnded) throw new Error("a claim was decided twice");
  }
  const paidThrough = claims[0]?.paidThrough ?? "Bank Transfer";
  for (const [orderId, receivedInPaise] of received) {
    if (!ofOrder.has(orderId)) {
      const more = { orderId, buyerProfileId, paidThrough, reference, receivedInPaise, at };
      await insertReceived(transaction, more);
    }
    await receiveMoney(context, transaction, {
      ...{ orderId, amountInPaise: receivedInPaise, actorProfileId: context.actor.profileId },
      effectKey: `transfer-received:${reference}:${orderId}`,
    });
  }
}

/** Each order that still waits for money of which nothing is entered: its buyer is told, or its time is over. */
async function tellMissing(
  context: MemberContext,
  transaction: Transaction,
  { masterId, buyerProfileId, orders }: Decided,
): Promise<void> {
  const after = await selectPayableOrders(transaction, { masterId, buyerProfileId });
  const orderIds = orders.map(({ orderId }) => orderId);
  const ofOrder = Map.groupBy(await selectClaims(transaction, orderIds), ({ orderId }) => orderId);
  for (const order of after) {
    const claims = ofOrder.get(order.orderId) ?? [];
    const isMissing = order.state === "PAYMENT_PENDING" && order.balanceInPaise > 0;
    if (isMissing && claims.length > 0)
      await endOrTell(context, transaction, { ...order, buyerProfileId, claims });
  }
}
