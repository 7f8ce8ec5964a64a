import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { bareMobileNo, isMobileNo } from "#engine/contract/mobile-number.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { findOrders as endpoint } from "#features/support/contract";
import { supportTileOf } from "../support/support-order-dto.ts";
import { selectFoundOrders } from "../support/support-orders.queries.ts";

/** Finds the orders of who calls: by a number as it is printed, with or without `#`, or by a mobile number. */
export async function findOrders(
  { database, clock }: MemberContext,
  { query: { q } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const mobileNo = isMobileNo(q) ? bareMobileNo(q) : null;
  const found = await selectFoundOrders(database, { number: q.replace(/^#\s*/, ""), mobileNo });
  return { orders: found.map((row) => supportTileOf(row, clock.now())) };
}
