import { queryClient } from "#engine/web/data/query-client.ts";
import { cartQuery, quoteQuery } from "./api.ts";

export async function readAhead(): Promise<void> {
  await queryClient.prefetchQuery(cartQuery);
  await queryClient.prefetchQuery(quoteQuery);
}
