import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import { reviewBlocks } from "#features/catalogue/server";
import { lockSeller, renewLicence } from "#features/selling/server";
import {
  approveLicence as approveEndpoint,
  type LicenceRequest,
  type listRequests as listEndpoint,
  returnLicence as returnEndpoint,
} from "../contract.ts";
import {
  countRequests,
  countsLonger,
  type DecidedRequest,
  decideRequest,
  isRequest,
  type RequestRow,
  selectRequests,
} from "./queries.ts";
import { tellDecided } from "./tell-people.ts";

/** Requests of a state, page after page, with the count of each state. */
export async function listRequests(
  { database }: MemberContext,
  { query: { state, after, limit } }: CheckedOf<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>> {
  const place = cursorOf(after);
  const isPlace = place !== null && /^[0-9]{1,15}$/.test(place.id);
  const asked = { state, after: isPlace ? place : null, atMost: limit + 1 };
  const { page, nextAfter } = pageOf(await selectRequests(database, asked), limit, (row) => ({
    at: row.movedAt,
    id: String(row.requestId),
  }));
  const counts = await countRequests(database);
  const count = (of: Parameters<typeof counts.get>[0]): number => counts.get(of) ?? 0;
  return {
    requests: page.map(toRequest),
    counts: { waiting: count("waiting"), approved: count("approved"), returned: count("returned") },
    nextAfter,
  };
}

function toRequest({ currentNumber, currentUntil, sentAt, movedAt, ...row }: RequestRow): LicenceRequest {
  const licence =
    currentNumber === null || currentUntil === null
      ? null
      : { number: currentNumber, validUntil: currentUntil };
  return { ...row, licence, sentAt: sentAt.getTime(), movedAt: movedAt.getTime() };
}

/** Approves a licence that waits: it counts from now on, and goods that it lets sell are on the shelves at once. */
export async function approveLicence(
  context: MemberContext,
  { params: { requestId } }: CheckedOf<typeof approveEndpoint>,
): Promise<AnswerOf<typeof approveEndpoint>> {
  const today = dayInIndia(context.clock.now());
  return inTransaction(context, async (transaction) => {
    const request = await decided(context, transaction, requestId, { state: "approved", reason: null });
    if (request.validUntil < today) return refuse(approveEndpoint, "licences/out-of-date");
    const { sellerId, kind, number: licenceNumber, validUntil } = request;
    await lockSeller(transaction, sellerId);
    if (await countsLonger(transaction, sellerId, request))
      return refuse(approveEndpoint, "licences/ends-before-current");
    await renewLicence(transaction, sellerId, { kind, licenceNumber, validUntil });
    await reviewBlocks(transaction, { sellerId, onDay: today });
    return { requestId, state: "approved" };
  });
}

/** Sends a licence back; the seller reads why. */
export async function returnLicence(
  context: MemberContext,
  { params: { requestId }, body: { reason } }: CheckedOf<typeof returnEndpoint>,
): Promise<AnswerOf<typeof returnEndpoint>> {
  return inTransaction(context, async (transaction) => {
    await decided(context, transaction, requestId, { state: "returned", reason });
    return { requestId, state: "returned" };
  });
}

/** Decides a request once, notes it and tells the seller: of two admins at the same moment the second is refused. */
async function decided(
  context: MemberContext,
  transaction: Transaction,
  requestId: number,
  { state, reason }: { readonly state: "approved" | "returned"; readonly reason: string | null },
): Promise<DecidedRequest> {
  const by = { by: context.actor.profileId, at: context.clock.now() };
  const request = await decideRequest(transaction, requestId, { state, reason, ...by });
  if (!request) {
    const isThere = await isRequest(transaction, requestId);
    return refuse(returnEndpoint, isThere ? "licences/not-waiting" : "licences/request-not-found");
  }
  const { kind, number, validUntil } = request;
  await audit(context, transaction, {
    action: state === "approved" ? "licences/approved" : "licences/returned",
    subject: `licence request ${requestId}`,
    detail: { kind, number, validUntil, reason },
  });
  await tellDecided(context, transaction, { requestId, request, state });
  return request;
}
