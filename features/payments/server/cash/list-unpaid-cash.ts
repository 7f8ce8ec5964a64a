import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import { claimsToDecide, selectSaidCash, selectUnpaidCash } from "#features/orders/server";
import type { listUnpaidCash as endpoint } from "../../contract/received-money.ts";

const day = 86_400_000;

/** Cash that nobody has confirmed, page after page, with what its buyers say of it. */
export async function listUnpaidCash(
  { database, clock }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectUnpaidCash(database, { after: cursorOf(query.after), limit: query.limit + 1 });
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
