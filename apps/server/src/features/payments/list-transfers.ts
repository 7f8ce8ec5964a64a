import type { AnswerOf } from "@santha/contract/endpoint";
import type { listTransfers as endpoint } from "@santha/contract/finance";
import type { MemberContext } from "#platform/context";
import { payBeforeOf } from "./pay-before.ts";
import { type PartPaidOrder, selectPartPaid, selectWaitingTransfers } from "./payments.queries.ts";

const atMost = 200;

/** What finance has to look for in the account, and what came in part only. */
export async function listTransfers({ database }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const partPaid = await selectPartPaid(database, atMost);
  return { transfers: await selectWaitingTransfers(database), partPaid: partPaid.map(partPaidOf) };
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
