import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { decideRequestIn } from "./decide-request.ts";
import { lockOrderWithLines } from "./removals.queries.ts";
import { findOpenRequest } from "./requests.queries.ts";

/**
 * What nobody has decided in time is granted, for all packs that were asked for. Packs that come back nobody has seen,
 * so none of them is sold again. Somebody may be quicker than the clock: his decision stands.
 */
export async function grantUndecided(
  platform: Platform,
  orderId: string,
  state: "CANCEL_REQUESTED" | "RETURN_REQUESTED",
): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    const order = await lockOrderWithLines(transaction, orderId);
    const request = await findOpenRequest(transaction, orderId);
    if (order?.state !== state || !request) return;
    const outcome = await decideRequestIn(platform, transaction, {
      ...{ order, request, accepted: request.lines, isSellable: () => state === "CANCEL_REQUESTED" },
      ...{ actorKind: "system", actorProfileId: null },
    });
    if (outcome === "refused") throw new Error(`the request for ${orderId} was decided meanwhile`);
  });
}
