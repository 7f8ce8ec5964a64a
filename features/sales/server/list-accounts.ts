import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { listSellerAccounts as endpoint } from "../contract.ts";
import { selectAccounts, sumAccounts } from "./accounts.queries.ts";

/** What is settled and open of each order of the caller's business. */
export async function listSellerAccounts(
  { sellerProfileId: profileId, database }: SellerContext,
  { query: { show, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const cursor = cursorOf(after);
  const [rows, totals] = await Promise.all([
    selectAccounts(database, { profileId, show, after: cursor, limit: limit + 1 }),
    cursor ? null : sumAccounts(database, profileId),
  ]);
  const { page, nextAfter } = pageOf(rows, limit, ({ placedAt, orderId }) => ({ at: placedAt, id: orderId }));
  return { totals, orders: page.map((row) => ({ ...row, placedAt: row.placedAt.getTime() })), nextAfter };
}
