import type { AnswerOf } from "@santha/contract/endpoint";
import type { listStuckOrders as endpoint } from "@santha/contract/support";
import type { MemberContext } from "#platform/context";
import { supportTileOf } from "./support-order-wire.ts";
import { selectStuckOrders } from "./support-orders.queries.ts";

/** Orders that go on only when support does something. */
export async function listStuckOrders({ database }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { orders: (await selectStuckOrders(database)).map(supportTileOf) };
}
