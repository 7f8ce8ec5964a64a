import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { listTransfers as endpoint } from "../../contract/received-money.ts";
import { payBeforeOf } from "../pay-before.ts";
import {
  type Claim,
  type PartPaidOrder,
  selectClaims,
  selectPartPaid,
  selectWaitingTransfers,
} from "../queries.ts";

/** What finance has to look for in the account, page after page; with the first one what came in part only. */
export async function listTransfers(
  { database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const after = cursorOf(query.after);
  const rows = await selectWaitingTransfers(database, { after, limit: query.limit + 1 });
  const { page, nextAfter } = pageOf(rows, query.limit, ({ claimedAt, claimId }) => ({
    at: new Date(claimedAt),
    id: String(claimId),
  }));
  const partPaid = after ? [] : await selectPartPaid(database);
  const claims = await selectClaims(
    database,
    partPaid.map(({ orderId }) => orderId),
  );
  const ofOrder = Map.groupBy(claims, ({ orderId }) => orderId);
  return {
    transfers: [...page],
    partPaid: partPaid.map((order) => partPaidOf(order, ofOrder.get(order.orderId) ?? [])),
    nextAfter,
  };
}

function partPaidOf(order: PartPaidOrder, claims: readonly Claim[]) {
  const { orderId, masterId, buyerName, phone, balanceInPaise } = order;
  const paidInPaise = order.totalInPaise - balanceInPaise - order.grantedInPaise;
  return {
    orderId,
    masterId,
    buyerName,
    phone,
    paidInPaise,
    balanceInPaise,
    endsAt: payBeforeOf(order, claims),
  };
}
