import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { formatPaise } from "@santha/contract/money-text";
import { receiveTaxRefund as endpoint } from "@santha/contract/withholding";
import { takeBankNumber } from "#features/ledger";
import { audit } from "#platform/audit";
import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { bookDeposit } from "./book-deposit.ts";
import { insertDeposit } from "./deposits.queries.ts";
import { depositsOf, findDue } from "./deposits.ts";
import { taxRefunded } from "./withholding.events.ts";

/**
 * The state has paid back what was left of a tax year and claimed in the return: noted once, under a number of what came
 * in that nothing else has. The books of everybody of whom it was kept back and given back are closed with it.
 */
export async function receiveRefund(
  context: MemberContext,
  { params: tax, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { actor, clock } = context;
  const today = dayInIndia(clock.now());
  const { reference, refundedOn } = body;
  if (refundedOn.slice(0, 7) <= tax.month || refundedOn > today)
    refuse(endpoint, "withholding/wrong-refund-day", {
      fields: { refundedOn: "withholding/wrong-refund-day" },
    });
  return inTransaction(context, async (transaction) => {
    const { claimInPaise, carriedInPaise, takes } = await findDue(transaction, tax, today);
    if (claimInPaise <= 0) return refuse(endpoint, "withholding/nothing-claimed");
    if (claimInPaise !== body.claimInPaise)
      refuse(endpoint, "withholding/sum-changed", { values: { amount: formatPaise(claimInPaise) } });
    const noted = { ...tax, amountInPaise: -claimInPaise, carriedInPaise, takes };
    const isNew = await insertDeposit(transaction, {
      ...{ ...noted, challan: reference, paidOn: refundedOn, notedBy: actor.profileId, notedAt: clock.now() },
    });
    if (!isNew) refuse(endpoint, "withholding/paid-before");
    await bookDeposit(context, transaction, { ...noted, kind: "tax-refunded" });
    const use = await takeBankNumber(transaction, reference, { kind: "tax-refund", id: tax.month });
    if (use !== null) {
      const fields = { reference: "withholding/reference-used" };
      refuse(endpoint, "withholding/reference-used", { fields, values: { use } });
    }
    await emit(context, transaction, taxRefunded, { ...tax, amountInPaise: claimInPaise });
    await audit(context, transaction, {
      action: "withholding/refunded",
      subject: `${tax.levy} of ${tax.month}`,
      detail: { claimInPaise, reference },
    });
    return { deposits: await depositsOf(transaction, clock.now()) };
  });
}
