import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
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
  return {
    transfers: [...page],
    partPaid: after ? [] : await partPaidOrders(database),
    nextAfter,
  };
}

/** All orders by bank transfer of which only a part has come. */
export async function partPaidOrders(reader: Reader) {
  const partPaid = await selectPartPaid(reader);
  const claims = await selectClaims(
    reader,
    partPaid.map(({ orderId }) => orderId),
  );
  const ofOrder = Map.groupBy(claims, ({ orderId }) => orderId);
  return partPaid.map((order) => partPaidOf(order, ofOrder.get(order.orderId) ?? []));
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
