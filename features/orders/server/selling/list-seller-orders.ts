import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { listSellerOrders as endpoint } from "../../contract/seller-orders.ts";
import { lateBefore } from "../late/late-days.ts";
import { sellerTileOf } from "./seller-order-dto.ts";
import { countSellerOrders, selectSellerOrders } from "./seller-orders.queries.ts";

/** What the caller's business has received, a page of one group or of all, with the count of every group. */
export async function listSellerOrders(
  { sellerProfileId: profileId, database, clock }: SellerContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const asked = {
    profileId,
    group: query.group,
    lateBefore: lateBefore(clock),
    // People write the number with its sign or with blanks.
    number: query.number.replace(/[^0-9A-Za-z-]/g, ""),
    after: cursorOf(query.after),
    limit: query.limit + 1,
  };
  const [rows, counts] = await Promise.all([
    selectSellerOrders(database, asked),
    countSellerOrders(database, asked),
  ]);
  const { page, nextAfter } = pageOf(rows, query.limit, ({ created_at, id }) => ({ at: created_at, id }));
  const at = clock.now();
  return { orders: page.map((row) => sellerTileOf(row, at)), counts, nextAfter };
}
