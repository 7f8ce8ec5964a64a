import type { listPendingPayments as endpoint } from "@santha/contract/earnings";
import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { rupeesOf } from "@santha/contract/money";
import { periodOf, selectUnpaidOrders } from "#features/orders";
import { partialPaymentOf, selectClaims } from "#features/payments";
import type { MemberContext } from "#platform/context";

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
    totalAmount: rupeesOf(order.totalInPaise),
    balanceAmount: rupeesOf(order.balanceInPaise),
    partialPayments: (byOrder.get(order.orderId) ?? []).map(partialPaymentOf),
  }));
  return { data, numFound: total };
}
