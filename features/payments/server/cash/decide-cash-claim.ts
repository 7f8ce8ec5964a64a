import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext, SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { holdCashOrder, takeClaimedCash } from "#features/orders/server";
import {
  type decideCashClaimForSeller as byFinance,
  decideCashClaim as bySeller,
} from "../../contract/cash-of-sellers.ts";
import { cashClaimDecided } from "../events.ts";
import { endClaim, findWaitingCash, type WaitingCash } from "../queries.ts";
import { tellClaimNoted } from "./cash-notices.ts";
import { findCashSeller } from "./cash-seller.queries.ts";

/** The seller says of one payment in cash that a buyer has entered whether it came. */
export async function decideCashClaim(
  context: SellerContext,
  { params: { claimId }, body: { isReceived } }: CheckedOf<typeof bySeller>,
): Promise<AnswerOf<typeof bySeller>> {
  return inTransaction(context, async (transaction) => {
    const claim = await findWaitingCash(transaction, claimId);
    const seller = claim && (await findCashSeller(transaction, claim.orderId));
    if (seller?.sellerProfileId !== context.sellerProfileId) {
      return refuse(bySeller, "payments/claim-not-found");
    }
    const { orderId, amountInPaise } = await decideIn(context, transaction, claimId, isReceived);
    await audit(context, transaction, {
      action: "payments/cash-claim-decided",
      subject: `order ${orderId}`,
      detail: { claimId, amountInPaise, isReceived },
    });
    return { orderId };
  });
}

/** Finance says it for a seller who does not; he reads what was noted of him and why. */
export async function decideCashClaimForSeller(
  context: MemberContext,
  { params: { claimId }, body: { isReceived, reason } }: CheckedOf<typeof byFinance>,
): Promise<AnswerOf<typeof byFinance>> {
  return inTransaction(context, async (transaction) => {
    const { orderId, amountInPaise } = await decideIn(context, transaction, claimId, isReceived);
    await tellClaimNoted(context, transaction, { orderId, claimId, amountInPaise, isReceived, reason });
    await audit(context, transaction, {
      action: "payments/cash-claim-decided",
      subject: `order ${orderId}`,
      detail: { claimId, amountInPaise, isReceived, reason },
    });
    return { orderId };
  });
}

/**
 * Ends a claim of cash, whoever is first: what came counts once and leaves the rest due, what did not come is owed as
 * before. The order is held first, so that nobody decides on the same money twice.
 */
async function decideIn(
  context: MemberContext,
  transaction: Transaction,
  claimId: number,
  isReceived: boolean,
): Promise<WaitingCash> {
  const seen = await findWaitingCash(transaction, claimId);
  if (!seen) return refuse(bySeller, "payments/claim-not-found");
  const { orderId, amountInPaise } = seen;
  const order = await holdCashOrder(transaction, orderId);
  if (!order) return refuse(bySeller, "payments/no-cash-open");
  const receivedInPaise = isReceived ? amountInPaise : 0;
  const at = context.clock.now();
  if (!(await endClaim(transaction, { id: claimId, receivedInPaise, at }))) {
    return refuse(bySeller, "payments/claim-not-found");
  }
  if (isReceived && !(await takeClaimedCash(context, transaction, order, seen))) {
    return refuse(bySeller, "payments/no-cash-open");
  }
  const restInPaise = Math.max(0, order.balanceInPaise - receivedInPaise);
  await emit(context, transaction, cashClaimDecided, {
    ...{ orderId, claimId, amountInPaise, isReceived, restInPaise },
  });
  return seen;
}
