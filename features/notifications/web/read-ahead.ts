import { queryClient } from "#engine/web/data/query-client.ts";
import { notificationsQuery } from "./api.ts";

export async function readAhead(): Promise<void> {
  await queryClient.prefetchInfiniteQuery(notificationsQuery);
}
