import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { listTransfers as endpoint } from "@santha/contract/finance";
import type { MemberContext } from "#platform/context";
import { pageOf, placeOf } from "#platform/paging";
import { payBeforeOf } from "./pay-before.ts";
import { type PartPaidOrder, selectPartPaid, selectWaitingTransfers } from "./payments.queries.ts";

/** What finance has to look for in the account, page after page; with the first one what came in part only. */
export async function listTransfers(
  { database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const after = placeOf(query.after);
  const rows = await selectWaitingTransfers(database, { after, limit: query.limit + 1 });
  const { page, nextAfter } = pageOf(rows, query.limit, ({ claimedAt, firstClaimId }) => ({
    at: new Date(claimedAt),
    id: firstClaimId,
  }));
  const partPaid = after ? [] : await selectPartPaid(database);
  return {
    transfers: page.map(({ firstClaimId: _, ...transfer }) => transfer),
    partPaid: partPaid.map(partPaidOf),
    nextAfter,
  };
}

function partPaidOf(order: PartPaidOrder) {
  const { orderId, masterId, buyerName, phone, balanceInPaise } = order;
  const paidInPaise = order.totalInPaise - balanceInPaise;
  return {
    orderId,
    masterId,
    buyerName,
    phone,
    paidInPaise,
    balanceInPaise,
    endsAt: payBeforeOf(order, [order]),
  };
}
