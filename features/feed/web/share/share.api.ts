import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { readShare, shareProduct, withdrawShare } from "../../contract.ts";

/** Whether the caller may share a product with everyone, and the item by which he has. */
export function shareQuery(level3Id: number) {
  return queryOptions({
    queryKey: ["feed", "share", level3Id],
    queryFn: ({ signal }) => call(readShare, { query: { level3Id } }, { signal }),
  });
}

export interface ShareWish {
  readonly promotionalTitle: string;
  readonly text: string;
  readonly isPinned: boolean;
}

/** Shares a product, and reads the stream anew. Throws what `call` throws. */
export async function share(level3Id: number, wish: ShareWish, idempotencyKey: string): Promise<void> {
  await call(shareProduct, { body: { level3Ids: [level3Id], ...wish } }, { idempotencyKey });
  await readFeedAgain();
}

/** Withdraws a share of the caller, and reads the stream anew. Throws what `call` throws. */
export async function withdraw(itemId: string): Promise<void> {
  await call(withdrawShare, { params: { itemId } });
  await readFeedAgain();
}

/** What is shown is read again; a stream that is not shown begins anew when it is. */
async function readFeedAgain(): Promise<void> {
  queryClient.removeQueries({ queryKey: ["feed", "stream"], type: "inactive" });
  await queryClient.invalidateQueries({ queryKey: ["feed"] });
}
