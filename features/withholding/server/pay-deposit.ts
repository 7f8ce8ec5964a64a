import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { takeBankNumber } from "#features/ledger/server";
import { payDeposit as endpoint, type Levy } from "../contract.ts";
import { bookDeposit } from "./book-deposit.ts";
import { insertDeposit } from "./deposits.queries.ts";
import { depositsOf, findDue } from "./deposits.ts";
import { taxPaid } from "./events.ts";

interface Tax {
  readonly month: string;
  readonly levy: Levy;
}

/**
 * Finance records the payment of a month's tax, once, under an unused challan. The month must be over, so that no
 * more is withheld in it. The withheld tax leaves the bank, less negative sums of earlier months.
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
