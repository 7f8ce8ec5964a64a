import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { rupeesOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { periodOf } from "#features/orders/server";
import { partialPaymentOf, selectClaims } from "#features/payments/server";
import type { listPendingPayments as endpoint } from "../contract.ts";
import { selectUnpaidOrders } from "./queries.ts";

/** The caller's orders that are not paid in full, with the payments entered for them. */
export async function listPendingPayments(
  context: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const period = periodOf(context, query);
  const asked = { ...query, buyerProfileId: context.actor.profileId, period };
  const { orders, total } = await selectUnpaidOrders(context.database, asked);
  const claims = await selectClaims(
    context.database,
    orders.map(({ orderId }) => orderId),
  );
  const byOrder = Map.groupBy(claims, ({ orderId }) => orderId);
  const data = orders.map((order) => ({
    orderId: order.orderId,
    orderDate: order.placedAt.getTime(),
    farmerName: order.farmerName,
    totalAmount: rupeesOf(order.totalInPaise),
    balanceAmount: rupeesOf(order.balanceInPaise),
    marginDueAmount: rupeesOf(order.marginDueInPaise ?? 0),
    partialPayments: (byOrder.get(order.orderId) ?? []).map(partialPaymentOf),
  }));
  return { data, numFound: total };
}
