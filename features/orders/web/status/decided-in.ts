import type { OrderRequest } from "../../contract/order-requests.ts";
import type { OrderStatus } from "../../contract/orders.ts";

/**
 * For each passed state, newest first, the requests that were decided while the order stood in it. A decision is
 * older than the state that it leads to.
 */
export function decidedIn(
  states: OrderStatus["states"],
  requests: readonly OrderRequest[],
): readonly (readonly OrderRequest[])[] {
  const found = states.map((): OrderRequest[] => []);
  for (const request of requests) {
    const { decidedAt } = request;
    if (decidedAt === null) continue;
    const at = states.findIndex(({ entryTS }) => entryTS < decidedAt);
    found[at < 0 ? found.length - 1 : at]?.push(request);
  }
  return found;
}
