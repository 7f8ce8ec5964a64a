import type { CheckedOf } from "@santha/contract/endpoint";
import { recordPayment as endpoint, type OrderPayment } from "@santha/contract/payments";
import { lockPayableOrder } from "#features/orders";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { onceInTransaction } from "#platform/idempotency";
import { claimProof } from "./claim-proof.ts";
import { claimableOf, orderPaymentOf, waysOf } from "./claims-wire.ts";
import { paymentClaimed } from "./payments.events.ts";
import { insertClaim, selectClaims } from "./payments.queries.ts";

/**
 * Enters a payment that the buyer made outside of the app. The order is held until the claim is written, so that
 * two claims at once never ask for more than the balance. Neither balance nor earnings move: that is for whoever
 * has received the money to confirm.
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
    return orderPaymentOf(transaction, order, await selectClaims(transaction, [orderId]));
  });
}
