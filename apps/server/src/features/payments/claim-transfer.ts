import type { CheckedOf } from "@santha/contract/endpoint";
import { sumOf } from "@santha/contract/money";
import { claimTransfer as endpoint, type Transfer } from "@santha/contract/payments";
import { lockPayableOrders } from "#features/orders";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { onceInTransaction } from "#platform/idempotency";
import { claimProof } from "./claim-proof.ts";
import { paymentClaimed } from "./payments.events.ts";
import { insertClaim, selectClaims } from "./payments.queries.ts";
import { openParts, transferOf } from "./transfer-wire.ts";

/**
 * Enters one transfer for all that is open on a master order: a claim on each of its orders under the same UTR.
 * Neither balance nor earnings move; that is for finance, who sees the money come in.
 */
export async function claimTransfer(
  context: MemberContext,
  { params: { masterId }, body }: CheckedOf<typeof endpoint>,
): Promise<Transfer> {
  const buyerProfileId = context.actor.profileId;
  return onceInTransaction(context, endpoint, { masterId, ...body }, async (transaction) => {
    const orders = await lockPayableOrders(transaction, { masterId, buyerProfileId });
    if (orders.length === 0) return refuse(endpoint, "payments/order-not-found");
    if (orders.some(({ paymentMode }) => paymentMode !== "Bank Transfer")) {
      return refuse(endpoint, "payments/not-offered");
    }
    const orderIds = orders.map(({ orderId }) => orderId);
    const open = openParts(orders, await selectClaims(transaction, orderIds));
    if (open.length === 0) return refuse(endpoint, "payments/nothing-due");
    const proof = await claimProof(transaction, body.pictureKey, buyerProfileId);
    if (proof === "missing") {
      return refuse(endpoint, "payments/picture-not-found", {
        fields: { pictureKey: "payments/picture-not-found" },
      });
    }
    for (const part of open) {
      const claim = {
        ...part,
        buyerProfileId,
        paidThrough: "Bank Transfer",
        // Banks write it in capitals, people as they like.
        reference: body.utr.toUpperCase(),
        claimedAt: context.clock.now(),
        proof,
      } as const;
      if (!(await insertClaim(transaction, claim))) {
        return refuse(endpoint, "payments/reference-entered-before", {
          fields: { utr: "payments/reference-entered-before" },
        });
      }
    }
    await emit(context, transaction, paymentClaimed, {
      orderIds: open.map(({ orderId }) => orderId),
      amountInPaise: sumOf(open.map(({ amountInPaise }) => amountInPaise)),
    });
    return transferOf(context, masterId, orders, await selectClaims(transaction, orderIds));
  });
}
