import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { decideTransfer as endpoint } from "../../contract/received-money.ts";
import { transferDecided } from "../events.ts";
import { lockPayableOrders, selectPayableOrders } from "../payable.queries.ts";
import { selectClaims, selectWaitingClaims } from "../queries.ts";
import { bookTransfer, type Transfer } from "./book-transfer.ts";
import { endOrTell } from "./expire-transfers.ts";

/**
 * Finance decides whether a transfer has arrived. All claims under one number are decided together, once,
 * and only with the sum that finance saw. Received money pays the orders; missing money stays due, and the
 * buyer is notified.
 */
export async function decideTransfer(
  context: MemberContext,
  { params: { masterId }, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    const decided = await lockTransfer(transaction, { masterId, ...body });
    if (!decided) return refuse(endpoint, "payments/claim-not-found");
    const entered = sumOf(decided.claims.map(({ amountInPaise }) => amountInPaise));
    if (entered !== body.seenInPaise)
      return refuse(endpoint, "payments/sum-changed", { values: { amount: formatPaise(entered) } });
    const amountInPaise = body.isReceived ? body.receivedInPaise : 0;
    const use = await bookDecision(context, transaction, decided, {
      ...{ claimId: body.claimId, entered, amountInPaise },
    });
    if (use !== null) return refuse(endpoint, "payments/reference-paid-another", { values: { use } });
    return { masterId, amountInPaise };
  });
}

/**
 * Books what came of a locked transfer, nothing where it did not come, and tells of it. Answers what else the number
 * paid, where it did; the caller then has to roll back.
 */
export async function bookDecision(
  context: MemberContext,
  transaction: Transaction,
  decided: Transfer,
  { claimId, entered, amountInPaise }: Booked,
): Promise<Awaited<ReturnType<typeof bookTransfer>>> {
  const use = await bookTransfer(context, transaction, decided, amountInPaise);
  if (use !== null) return use;
  await emit(context, transaction, transferDecided, {
    claimId,
    orderIds: decided.claims.map(({ orderId }) => orderId),
    receivedInPaise: amountInPaise,
  });
  await tellMissing(context, transaction, decided);
  await audit(context, transaction, {
    action: "payments/transfer-decided",
    subject: `master order ${decided.masterId}`,
    detail: { reference: decided.reference, enteredInPaise: entered, receivedInPaise: amountInPaise },
  });
  return null;
}

interface Booked {
  readonly claimId: number;
  /** In paise, as entered by the buyer and as it came. */
  readonly entered: number;
  readonly amountInPaise: number;
}

/**
 * Locks all orders of the purchase before reading its claims, so that a parallel claim is either seen or comes
 * later. A claim entered again after another decision is a new one. Undefined: it was decided.
 */
export async function lockTransfer(
  transaction: Transaction,
  { masterId, reference, claimId }: Pick<Transfer, "masterId" | "reference"> & { readonly claimId: number },
): Promise<Transfer | undefined> {
  const asked = { masterId, reference };
  const [first] = await selectWaitingClaims(transaction, asked);
  if (!first) return undefined;
  const { buyerProfileId } = first;
  const orders = await lockPayableOrders(transaction, { masterId, buyerProfileId });
  const claims = await selectWaitingClaims(transaction, asked);
  if (claims[0]?.id !== claimId) return undefined;
  return { ...asked, buyerProfileId, orders, claims };
}

/**
 * For each order that lacks money and has no undecided claim: expires it after its deadline, otherwise
 * notifies the buyer.
 */
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
