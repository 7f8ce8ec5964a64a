import type { CheckedOf } from "@santha/contract/endpoint";
import { readTransfer as endpoint, type Transfer } from "@santha/contract/payments";
import { selectPayableOrders } from "#features/orders";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { selectClaims } from "./payments.queries.ts";
import { transferOf } from "./transfer-wire.ts";

/** Where to transfer the money for the caller's master order, and what was entered so far. */
export async function readTransfer(
  context: MemberContext,
  { params: { masterId } }: CheckedOf<typeof endpoint>,
): Promise<Transfer> {
  const buyerProfileId = context.actor.profileId;
  const orders = await selectPayableOrders(context.database, { masterId, buyerProfileId });
  if (orders.length === 0) return refuse(endpoint, "payments/order-not-found");
  const claims = await selectClaims(
    context.database,
    orders.map(({ orderId }) => orderId),
  );
  return transferOf(context, masterId, orders, claims);
}
