import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { claimTransfer as endpoint, type Transfer } from "../../contract/payments.ts";
import { paymentClaimed } from "../events.ts";
import { lockPayableOrders } from "../payable.queries.ts";
import { insertClaim, selectClaims } from "../queries.ts";
import { claimProof } from "./claim-proof.ts";
import { openParts, transferOf } from "./transfer-dto.ts";

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
