import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { listUnpaidCash as endpoint } from "@santha/contract/finance";
import { sumOf } from "@santha/contract/money";
import { claimsToDecide, selectSaidCash, selectUnpaidCash } from "#features/orders";
import type { MemberContext } from "#platform/context";
import { pageOf, placeOf } from "#platform/paging";

const day = 86_400_000;

/** Cash that nobody has confirmed, page after page, with what its buyers say of it. */
export async function listUnpaidCash(
  { database, clock }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectUnpaidCash(database, { after: placeOf(query.after), limit: query.limit + 1 });
  const { page, nextAfter } = pageOf(rows, query.limit, ({ deliveredAt, orderId }) => ({
    at: new Date(deliveredAt),
    id: orderId,
  }));
  const said = await selectSaidCash(
    database,
    page.map(({ orderId }) => orderId),
  );
  const ofOrder = Map.groupBy(said, ({ orderId }) => orderId);
  const now = clock.now().getTime();
  return {
    orders: page.map((order) => {
      const claims = ofOrder.get(order.orderId) ?? [];
      return {
        ...order,
        days: Math.floor((now - order.deliveredAt) / day),
        saidPaidInPaise: sumOf(claims.map(({ amountInPaise }) => amountInPaise)),
        claims: claimsToDecide(order.balanceInPaise, claims),
      };
    }),
    nextAfter,
  };
}
