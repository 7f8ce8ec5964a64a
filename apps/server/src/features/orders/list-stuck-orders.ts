import type { AnswerOf } from "@santha/contract/endpoint";
import type { listStuckOrders as endpoint } from "@santha/contract/support";
import type { MemberContext } from "#platform/context";
import { lateBefore } from "./late-days.ts";
import { supportTileOf } from "./support-order-wire.ts";
import { selectStuckOrders } from "./support-orders.queries.ts";

/** Orders that go on only when support does something. */
export async function listStuckOrders({
  database,
  clock,
}: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const stuck = await selectStuckOrders(database, lateBefore(clock));
  return { orders: stuck.map((row) => supportTileOf(row, clock.now())) };
}
