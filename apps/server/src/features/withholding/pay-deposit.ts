import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { formatPaise } from "@santha/contract/money-text";
import { payDeposit as endpoint, type Levy } from "@santha/contract/withholding";
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
import { taxPaid } from "./withholding.events.ts";

interface Tax {
  readonly month: string;
  readonly levy: Levy;
}

/**
 * Finance has paid a month's tax to the state: noted once, under a challan that paid nothing else. The month has to be
 * over, so that nothing more is kept back in it; what was kept back then leaves the bank, less what months before it
 * gave back above what they kept.
 */
export async function payDeposit(
  context: MemberContext,
  { params: tax, body: { dueInPaise, challan, paidOn } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { actor, clock } = context;
  checkDay(tax, paidOn, dayInIndia(clock.now()));
  return inTransaction(context, async (transaction) => {
    const due = await findDue(transaction, tax, dayInIndia(clock.now()));
    const { dueInPaise: amountInPaise, carriedInPaise, takes } = due;
    if (amountInPaise <= 0) return refuse(endpoint, "withholding/nothing-due");
    if (amountInPaise !== dueInPaise)
      refuse(endpoint, "withholding/sum-changed", { values: { amount: formatPaise(amountInPaise) } });
    const noted = { ...tax, amountInPaise, carriedInPaise, takes, challan, paidOn };
    const isNew = await insertDeposit(transaction, {
      ...{ ...noted, notedBy: actor.profileId, notedAt: clock.now() },
    });
    if (!isNew) refuse(endpoint, "withholding/paid-before");
    await bookDeposit(context, transaction, { ...tax, takes, amountInPaise, kind: "tax-paid" });
    const use = await takeBankNumber(transaction, challan, { kind: "tax", id: tax.month });
    if (use !== null) {
      const fields = { challan: "withholding/reference-used" };
      refuse(endpoint, "withholding/reference-used", { fields, values: { use } });
    }
    await emit(context, transaction, taxPaid, { ...tax, amountInPaise });
    await audit(context, transaction, {
      action: "withholding/paid",
      subject: `${tax.levy} of ${tax.month}`,
      detail: { amountInPaise, challan },
    });
    return { deposits: await depositsOf(transaction, clock.now()) };
  });
}

function checkDay({ month }: Tax, paidOn: string, today: string): void {
  if (month >= today.slice(0, 7)) refuse(endpoint, "withholding/nothing-due");
  if (paidOn.slice(0, 7) > month && paidOn <= today) return;
  refuse(endpoint, "withholding/wrong-day", { fields: { paidOn: "withholding/wrong-day" } });
}
