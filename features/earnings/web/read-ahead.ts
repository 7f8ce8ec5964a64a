import { queryClient } from "#engine/web/data/query-client.ts";
import { earningsQuery } from "./api.ts";

export async function readAhead(): Promise<void> {
  await queryClient.prefetchQuery(earningsQuery);
}
