import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { type Cursor, cursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { listOpenPayments as endpoint } from "../../contract/online-payments.ts";
import type { UnsettledPayment } from "../../contract/unsettled-payments.ts";
import { selectOwedBack } from "../refunds/duplicate-refunds.queries.ts";
import { duplicateRefundOf } from "../refunds/owe-duplicate.ts";
import { type RefundRow, selectOpenRefunds } from "../refunds/refunds.queries.ts";
import { type Attempt, selectUnsettled } from "./online.queries.ts";
import { providerRefundOf } from "./online-dto.ts";

/** What finance has to keep an eye on, page after page: payments and refunds that are not over or were given up. */
export async function listOpenPayments(
  { clock, database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const asked = { after: cursorOf(query.after), limit: query.limit + 1 };
  const payments = (await selectUnsettled(database, asked)).map((payment) => ({ payment }));
  const refunds = (await selectOpenRefunds(database, asked)).map((refund) => ({ refund }));
  // Both lists go on behind the same place, so neither leaves anything out.
  const { page, nextAfter } = pageOf([...payments, ...refunds].sort(oldestFirst), query.limit, placeOfOpen);
  return {
    payments: page.flatMap((open) => ("payment" in open ? [paymentOf(open.payment)] : [])),
    refunds: page.flatMap((open) => ("refund" in open ? [providerRefundOf(open.refund, clock.now())] : [])),
    twice: asked.after
      ? []
      : (await selectOwedBack(database)).map((row) => duplicateRefundOf(row, clock.now())),
    nextAfter,
  };
}

type Open = { readonly payment: Attempt } | { readonly refund: RefundRow };

function placeOfOpen(open: Open): Cursor {
  return "payment" in open
    ? { at: open.payment.startedAt, id: open.payment.txnid }
    : { at: open.refund.askedAt, id: open.refund.token };
}

function oldestFirst(one: Open, other: Open): number {
  const [left, right] = [placeOfOpen(one), placeOfOpen(other)];
  return left.at.getTime() - right.at.getTime() || (left.id < right.id ? -1 : 1);
}

function paymentOf(payment: Attempt): UnsettledPayment {
  return {
    txnid: payment.txnid,
    masterId: payment.masterId,
    state: payment.state,
    standing: payment.standing,
    amountInPaise: payment.amountInPaise,
    capturedInPaise: payment.capturedInPaise,
    refundedInPaise: payment.refundedInPaise,
    mihpayid: payment.mihpayid,
    startedAt: payment.startedAt.getTime(),
    actions:
      payment.state === "given-up" ? ["ASK", "BOOK", "CLOSE"] : payment.state === "open" ? ["ASK"] : [],
  };
}
