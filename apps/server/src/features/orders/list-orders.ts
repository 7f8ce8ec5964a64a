import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { listOrders as endpoint } from "@santha/contract/orders";
import type { MemberContext } from "#platform/context";
import { type OrderRow, selectOrders } from "./order-reads.queries.ts";
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
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return { orders: page.map(tileOf), nextAfter: rows.length > page.length && last ? nextAfter(last) : null };
}

function nextAfter(row: OrderRow): string {
  return `${row.created_at.getTime()}_${row.id}`;
}

/** A place that is not one of ours starts from the top. */
function placeOf(after: string | undefined): { at: Date; id: string } | null {
  const match = /^([0-9]{1,15})_([0-9A-Za-z-]{1,40})$/.exec(after ?? "");
  return match ? { at: new Date(Number(match[1])), id: match[2] ?? "" } : null;
}
