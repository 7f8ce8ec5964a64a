import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { listSales as endpoint } from "../contract.ts";
import { selectSales, sumSales } from "./sales.queries.ts";
import { daysOf, salesPeriodOf } from "./sales-period.ts";

/** What the caller's business has sold in a period. */
export async function listSales(
  context: SellerContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { sellerProfileId, database } = context;
  const period = salesPeriodOf(context, query);
  const { product, agent } = query;
  const asked = { profileId: sellerProfileId, period, product, agent };
  const after = cursorOf(query.after);
  const [rows, totals] = await Promise.all([
    selectSales(database, { ...asked, after, limit: query.limit + 1 }),
    after ? null : sumSales(database, asked),
  ]);
  const { page, nextAfter } = pageOf(rows, query.limit, ({ placedAt, orderId }) => ({
    at: placedAt,
    id: orderId,
  }));
  const sales = page.map((row) => ({ ...row, placedAt: row.placedAt.getTime() }));
  return { ...daysOf(period), totals, sales, nextAfter };
}
