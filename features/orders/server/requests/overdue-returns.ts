import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import { notify } from "#features/notifications/server";
import { decisionInDays, escalationInDays } from "../../contract/order-states.ts";
import { selectNoticed } from "../states/notices.queries.ts";
import { orderKinds } from "../states/notices.ts";
import { grantUndecided } from "./grant-undecided.ts";
import { escalateRequest, selectOverdueReturns } from "./overdue-returns.queries.ts";
import { lockOrderWithLines } from "./removals.queries.ts";
import { findOpenRequest, type RequestRow } from "./requests.queries.ts";

const day = 86_400_000;
const limit = 200;

const toSupport = {
  en: "the seller has not decided on the return, so Santha support looks at it now",
  te: "వాపసుపై అమ్మకందారు నిర్ణయించలేదు, కాబట్టి ఇప్పుడు సంత సహాయ కేంద్రం చూస్తుంది",
};

/** A return that nobody decides goes to support, and is granted when nobody there decides either. */
export async function decideOverdueReturns(platform: Platform): Promise<void> {
  const before = (days: number) => new Date(platform.clock.now().getTime() - days * day);
  const { database } = platform;
  const late = await selectOverdueReturns(database, {
    ...{ before: before(escalationInDays), isDisputed: false, isEscalated: false, limit },
  });
  await forEachIsolated(platform, late, (orderId) => escalate(platform, orderId));
  const over = await selectOverdueReturns(database, {
    ...{ before: before(decisionInDays.return), isDisputed: false, isEscalated: true, limit },
  });
  await forEachIsolated(platform, over, (orderId) => grantUndecided(platform, orderId, "RETURN_REQUESTED"));
}

/** Support may decide from the first moment; now it stands first in its list, and buyer and seller know it. */
async function escalate(platform: Platform, orderId: string): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    await escalateOpen(platform, transaction, { orderId, said: toSupport });
  });
}

/** Holds the order and escalates what is asked for it, once; gives that, or undefined when it was decided meanwhile. */
export async function escalateOpen(
  platform: Platform,
  transaction: Transaction,
  { orderId, said }: { readonly orderId: string; readonly said: PersonText },
): Promise<RequestRow | undefined> {
  await lockOrderWithLines(transaction, orderId);
  const request = await findOpenRequest(transaction, orderId);
  if (!request) return undefined;
  const { requestId } = request;
  if (await escalateRequest(transaction, { requestId, at: platform.clock.now() }))
    await tellBothSides(platform, transaction, { orderId, requestId, said });
  return request;
}

/** Buyer and seller are told that a request is escalated, once. */
async function tellBothSides(
  platform: Platform,
  transaction: Transaction,
  {
    orderId,
    requestId,
    said,
  }: { readonly orderId: string; readonly requestId: number; readonly said: PersonText },
): Promise<void> {
  const order = await selectNoticed(transaction, orderId);
  if (!order) return;
  const news = {
    kind: orderKinds.tracking,
    activityId: `orders/${orderId}/request/${requestId}/escalated`,
    text: { en: `#${orderId}: ${said.en}`, te: `#${orderId}: ${said.te}` },
  };
  const people = [
    { profileId: order.buyerProfileId, leadsTo: `/app/order/${orderId}` },
    { profileId: order.sellerProfileId, leadsTo: `/app/sell/orders/${orderId}` },
  ];
  for (const person of people) await notify(platform, transaction, { ...news, ...person });
}
