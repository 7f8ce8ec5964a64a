import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { listOrders as endpoint } from "../../contract/orders.ts";
import { selectOrders } from "./order-reads.queries.ts";
import { tileOfJson } from "./own-tiles.ts";
import { periodOf } from "./period.ts";

/** The caller's orders, newest first; one more than asked for is read, to know whether there is a next page. */
export async function listOrders(
  context: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectOrders(context.database, {
    buyerProfileId: context.actor.profileId,
    isPractice: query.type === "dummy",
    period: periodOf(context, query),
    find: query.q,
    group: query.state,
    isLatest: query.latest !== undefined,
    after: cursorOf(query.after),
    offset: query.offset,
    limit: query.limit + 1,
  });
  const { page, nextAfter } = pageOf(rows, query.limit, ({ created_at, id }) => ({
    at: new Date(created_at),
    id,
  }));
  const at = context.clock.now();
  return { orders: page.map((row) => tileOfJson(row, at, context.secret)), nextAfter };
}
