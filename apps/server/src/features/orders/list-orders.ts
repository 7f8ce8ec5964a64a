import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { listOrders as endpoint } from "@santha/contract/orders";
import type { MemberContext } from "#platform/context";
import { pageOf, placeOf } from "#platform/paging";
import { selectOrders } from "./order-reads.queries.ts";
import { tileOf } from "./order-wire.ts";
import { periodOf } from "./period.ts";

/** The caller's orders, newest first; one more than asked for is read, to know whether there is a next page. */
export async function listOrders(
  context: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectOrders(context.database, {
    buyerProfileId: context.actor.profileId,
    isDummy: query.type === "dummy",
    period: periodOf(context, query),
    after: placeOf(query.after),
    offset: query.offset,
    limit: query.limit + 1,
  });
  const { page, nextAfter } = pageOf(rows, query.limit, ({ created_at, id }) => ({ at: created_at, id }));
  const at = context.clock.now();
  return { orders: page.map((row) => tileOf(row, at)), nextAfter };
}
