import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { recordPayment as endpoint, type OrderPayment } from "../contract/payments.ts";
import { paymentClaimed } from "./events.ts";
import { lockPayableOrder } from "./payable.queries.ts";
import { insertClaim, selectClaims } from "./queries.ts";
import { claimProof } from "./transfers/claim-proof.ts";
import { claimableOf, orderPaymentOf, waysOf } from "./transfers/claims-dto.ts";

/**
 * Records a payment that the buyer made outside of the app. The order lock prevents two parallel claims from
 * exceeding the balance. Balance and earnings change only when the receiver of the money confirms it.
 */
export async function recordPayment(
  context: MemberContext,
  { params: { orderId }, body }: CheckedOf<typeof endpoint>,
): Promise<OrderPayment> {
  const buyerProfileId = context.actor.profileId;
  return onceInTransaction(context, endpoint, { orderId, ...body }, async (transaction) => {
    const order = await lockPayableOrder(transaction, { orderId, buyerProfileId });
    if (!order) return refuse(endpoint, "payments/order-not-found");
    if (!order.isPaidOutside) return refuse(endpoint, "payments/not-offered");
    if (!waysOf(order).includes(body.paidThrough)) {
      return refuse(endpoint, "payments/no-cash", { fields: { paidThrough: "payments/no-cash" } });
    }
    const claimable = claimableOf(order.balanceInPaise, await selectClaims(transaction, [orderId]));
    if (body.amountInPaise > claimable) {
      return refuse(endpoint, "payments/more-than-due", {
        fields: { amountInPaise: "payments/more-than-due" },
        data: { claimableInPaise: claimable },
      });
    }
    const { pictureKey, ...paid } = body;
    const proof = await claimProof(transaction, pictureKey, buyerProfileId);
    if (proof === "missing") {
      return refuse(endpoint, "payments/picture-not-found", {
        fields: { pictureKey: "payments/picture-not-found" },
      });
    }
    const claim = { orderId, buyerProfileId, ...paid, proof, claimedAt: context.clock.now() };
    if (!(await insertClaim(transaction, claim))) {
      return refuse(endpoint, "payments/reference-entered-before", {
        fields: { reference: "payments/reference-entered-before" },
      });
    }
    const { amountInPaise } = body;
    await emit(context, transaction, paymentClaimed, { orderIds: [orderId], amountInPaise });
    return orderPaymentOf(context, transaction, order, await selectClaims(transaction, [orderId]));
  });
}
