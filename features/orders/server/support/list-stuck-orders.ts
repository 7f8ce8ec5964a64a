import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { listStuckOrders as endpoint } from "#features/support/contract";
import { lateBefore } from "../late/late-days.ts";
import { supportTileOf } from "./support-order-dto.ts";
import { selectStuckOrders } from "./support-orders.queries.ts";

/** Orders that go on only when support does something. */
export async function listStuckOrders({
  database,
  clock,
}: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const stuck = await selectStuckOrders(database, lateBefore(clock));
  return { orders: stuck.map((row) => supportTileOf(row, clock.now())) };
}
