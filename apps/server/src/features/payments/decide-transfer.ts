import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { decideTransfer as endpoint } from "@santha/contract/finance";
import { sumOf } from "@santha/contract/money";
import { formatPaise } from "@santha/contract/money-text";
import type { Transaction } from "@santha/database/client";
import { lockPayableOrders, selectPayableOrders } from "#features/orders";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { bookTransfer, type Transfer } from "./book-transfer.ts";
import { endOrTell } from "./expire-transfers.ts";
import { transferDecided } from "./payments.events.ts";
import { selectClaims, selectWaitingClaims } from "./payments.queries.ts";

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
    const use = await bookTransfer(context, transaction, decided, amountInPaise);
    if (use !== null) return refuse(endpoint, "payments/reference-paid-another", { values: { use } });
    await emit(context, transaction, transferDecided, {
      claimId: body.claimId,
      orderIds: decided.claims.map(({ orderId }) => orderId),
      receivedInPaise: amountInPaise,
    });
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
  { masterId, reference, claimId }: Pick<Transfer, "masterId" | "reference"> & { readonly claimId: number },
): Promise<Transfer> {
  const asked = { masterId, reference };
  const [first] = await selectWaitingClaims(transaction, asked);
  if (!first) return refuse(endpoint, "payments/claim-not-found");
  const { buyerProfileId } = first;
  const orders = await lockPayableOrders(transaction, { masterId, buyerProfileId });
  const claims = await selectWaitingClaims(transaction, asked);
  if (claims[0]?.id !== claimId) return refuse(endpoint, "payments/claim-not-found");
  return { ...asked, buyerProfileId, orders, claims };
}

/** Each order that still waits for money of which nothing is entered: its buyer is told, or its time is over. */
async function tellMissing(
  context: MemberContext,
  transaction: Transaction,
  { masterId, buyerProfileId, orders }: Transfer,
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
