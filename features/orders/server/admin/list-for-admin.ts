import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { listOrdersForAdmin as endpoint } from "#features/support/contract";
import { supportTileOf } from "../support/support-order-dto.ts";
import { selectOrdersForAdmin } from "./admin-orders.queries.ts";

/** All orders, the newest first, a page at a time. */
export async function listOrdersForAdmin(
  { database, clock }: MemberContext,
  { query: { find, state, day, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const asked = { find, state, day, after: cursorOf(after), limit: limit + 1 };
  const rows = await selectOrdersForAdmin(database, asked);
  const { page, nextAfter } = pageOf(rows, limit, ({ created_at: at, id }) => ({ at, id }));
  return { orders: page.map((row) => supportTileOf(row, clock.now())), nextAfter };
}
