import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { takeBankNumber } from "#features/ledger/server";
import { receiveTaxRefund as endpoint } from "../contract.ts";
import { bookDeposit } from "./book-deposit.ts";
import { insertDeposit } from "./deposits.queries.ts";
import { depositsOf, findDue } from "./deposits.ts";
import { taxRefunded } from "./events.ts";

/**
 * Finance records the state's refund of a tax year's rest, once, under an unused incoming bank reference number.
 * This closes the accounts of all payees concerned.
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
