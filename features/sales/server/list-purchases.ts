import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { listPurchases as endpoint } from "../contract.ts";
import { selectPurchases } from "./purchases.queries.ts";

/** What the caller has bought. */
export async function listPurchases(
  { sellerProfileId: profileId, database }: SellerContext,
  { query: { after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectPurchases(database, { profileId, after: cursorOf(after), limit: limit + 1 });
  const { page, nextAfter } = pageOf(rows, limit, ({ placedAt, orderId }) => ({ at: placedAt, id: orderId }));
  return { purchases: page.map((row) => ({ ...row, placedAt: row.placedAt.getTime() })), nextAfter };
}
