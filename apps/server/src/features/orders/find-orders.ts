import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { bareMobileNo, isMobileNo } from "@santha/contract/mobile-number";
import type { findOrders as endpoint } from "@santha/contract/support";
import type { MemberContext } from "#platform/context";
import { supportTileOf } from "./support-order-wire.ts";
import { selectFoundOrders } from "./support-orders.queries.ts";

/** Finds the orders of who calls: by a number as it is printed, with or without `#`, or by a mobile number. */
export async function findOrders(
  { database, clock }: MemberContext,
  { query: { q } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const mobileNo = isMobileNo(q) ? bareMobileNo(q) : null;
  const found = await selectFoundOrders(database, { number: q.replace(/^#\s*/, ""), mobileNo });
  return { orders: found.map((row) => supportTileOf(row, clock.now())) };
}
