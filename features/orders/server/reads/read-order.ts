import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readOrder as endpoint } from "../../contract/orders.ts";
import { isFarmersOrder, isVirtualStore, maySeeOrder } from "../policy.ts";
import { detailOf, farmersDetailOf, masterOf } from "./order-dto.ts";
import { findMaster, findOrder } from "./order-reads.queries.ts";

/** The order call of the specification: JSON text of the master order (in a list) or of one seller's order. */
export async function readOrder(
  context: MemberContext,
  { params, query }: CheckedOf<typeof endpoint>,
): Promise<string> {
  if (query.isMasterOrder === "false") {
    const order = await findOrder(context.database, params.orderId);
    if (!order || !maySeeOrder(context.actor, order)) return refuse(endpoint, "orders/not-found");
    const seen = { at: context.clock.now(), secret: context.secret };
    const toFarmer = isFarmersOrder(context.actor, order);
    return JSON.stringify(toFarmer ? farmersDetailOf(order, seen) : detailOf(order, seen));
  }
  const master = await findMaster(context.database, params.orderId);
  if (!master || !maySeeOrder(context.actor, master)) return refuse(endpoint, "orders/not-found");
  const order = masterOf(master);
  return JSON.stringify(isVirtualStore(master.unified_store_id) ? order : [order]);
}
