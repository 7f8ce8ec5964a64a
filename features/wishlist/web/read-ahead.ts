import { queryClient } from "#engine/web/data/query-client.ts";
import { wishlistQuery } from "./api.ts";

export async function readAhead(): Promise<void> {
  await queryClient.prefetchQuery(wishlistQuery);
}
