import { queryClient } from "#engine/web/data/query-client.ts";
import { orderQuery, ordersQuery } from "./api.ts";

const newestOrders = 3;

/** The first page of orders, and the newest of these. */
export async function readAhead(isOver: () => boolean): Promise<void> {
  const list = ordersQuery({ type: "", days: null });
  await queryClient.prefetchInfiniteQuery(list);
  const [first] = queryClient.getQueryData(list.queryKey)?.pages ?? [];
  for (const { orderId } of first?.orders.slice(0, newestOrders) ?? [])
    if (!isOver()) await queryClient.prefetchQuery(orderQuery(orderId));
}
