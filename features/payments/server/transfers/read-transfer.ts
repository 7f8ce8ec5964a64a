import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readTransfer as endpoint, type Transfer } from "../../contract/payments.ts";
import { selectPayableOrders } from "../payable.queries.ts";
import { selectClaims } from "../queries.ts";
import { transferOf } from "./transfer-dto.ts";

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
