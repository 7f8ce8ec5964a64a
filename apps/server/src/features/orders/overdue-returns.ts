import { tell } from "#features/notifications";
import type { Platform } from "#platform/context";
import { inTransaction } from "#platform/transaction";
import { decideRequestIn } from "./decide-request.ts";
import { selectNoticed } from "./notices.queries.ts";
import { orderKinds } from "./notices.ts";
import { escalateRequest, selectOverdueReturns } from "./overdue-returns.queries.ts";
import { lockOrderWithLines } from "./removals.queries.ts";
import { findOpenRequest } from "./requests.queries.ts";

const day = 86_400_000;
/** Days after which a return that its seller has not decided goes to support, and after which it is granted. */
const daysToEscalate = 3;
const daysToGrant = 7;
const limit = 200;

const toSupport = {
  en: "the seller has not decided on the return, so Santha support looks at it now",
  te: "వాపసుపై విక్రేత నిర్ణయించలేదు, కాబట్టి ఇప్పుడు సంత సహాయ కేంద్రం చూస్తుంది",
};

/** A return that nobody decides goes to support, and is granted when nobody there decides either. */
export async function decideOverdueReturns(platform: Platform): Promise<void> {
  const before = (days: number) => new Date(platform.clock.now().getTime() - days * day);
  const { database } = platform;
  const late = await selectOverdueReturns(database, {
    before: before(daysToEscalate),
    isEscalated: false,
    limit,
  });
  for (const orderId of late) await escalate(platform, orderId);
  const over = await selectOverdueReturns(database, {
    before: before(daysToGrant),
    isEscalated: true,
    limit,
  });
  for (const orderId of over) await grant(platform, orderId);
}

/** Support may decide from the first moment; now it stands first in its list, and buyer and seller know it. */
async function escalate(platform: Platform, orderId: string): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    await lockOrderWithLines(transaction, orderId);
    const request = await findOpenRequest(transaction, orderId);
    const at = platform.clock.now();
    if (!request || !(await escalateRequest(transaction, { requestId: request.requestId, at }))) return;
    const order = await selectNoticed(transaction, orderId);
    if (!order) return;
    const news = {
      kind: orderKinds.tracking,
      activityId: `orders/${orderId}/request/${request.requestId}/escalated`,
      text: { en: `#${orderId}: ${toSupport.en}`, te: `#${orderId}: ${toSupport.te}` },
    };
    const { buyerProfileId, sellerProfileId } = order;
    await tell(platform, transaction, {
      ...news,
      profileId: buyerProfileId,
      leadsTo: `/app/order/${orderId}`,
    });
    await tell(platform, transaction, {
      ...{ ...news, profileId: sellerProfileId },
      leadsTo: `/app/sell/orders/${orderId}`,
    });
  });
}

/** Granted for all packs that were asked for; nobody has seen them, so none is sold again. */
async function grant(platform: Platform, orderId: string): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    const order = await lockOrderWithLines(transaction, orderId);
    const request = await findOpenRequest(transaction, orderId);
    if (order?.state !== "RETURN_REQUESTED" || !request) return;
    const outcome = await decideRequestIn(platform, transaction, {
      ...{ order, request, accepted: request.lines, isSellable: () => false },
      ...{ actorKind: "system", actorProfileId: null },
    });
    if (outcome === "refused") throw new Error(`the return of ${orderId} was decided meanwhile`);
  });
}
