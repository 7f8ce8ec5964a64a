import type { AnswerOf } from "@santha/contract/endpoint";
import type { listOpenPayments as endpoint } from "@santha/contract/online-payments";
import type { MemberContext } from "#platform/context";
import { selectUnsettled } from "./online.queries.ts";
import { providerRefundOf } from "./online-wire.ts";
import { selectOpenRefunds } from "./refunds.queries.ts";

const most = 200;

/** What finance has to keep an eye on: payments and refunds that are not over. */
export async function listOpenPayments({
  clock,
  database,
}: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const payments = await selectUnsettled(database, most);
  const refunds = await selectOpenRefunds(database, most);
  return {
    payments: payments.map((payment) => ({
      txnid: payment.txnid,
      masterId: payment.masterId,
      state: payment.state,
      standing: payment.standing,
      amountInPaise: payment.amountInPaise,
      capturedInPaise: payment.capturedInPaise,
      refundedInPaise: payment.refundedInPaise,
      mihpayid: payment.mihpayid,
      startedAt: payment.startedAt.getTime(),
    })),
    refunds: refunds.map((refund) => providerRefundOf(refund, clock.now())),
  };
}
