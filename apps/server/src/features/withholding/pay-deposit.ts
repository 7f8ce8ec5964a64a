import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { formatPaise } from "@santha/contract/money-text";
import { payDeposit as endpoint, type Levy } from "@santha/contract/withholding";
import type { Transaction } from "@santha/database/client";
import { postSets, takeBankNumber } from "#features/ledger";
import { audit } from "#platform/audit";
import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { insertDeposit, selectKeptInMonths } from "./deposits.queries.ts";
import { depositsOf, findDue } from "./deposits.ts";

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
    const due = await findDue(transaction, tax);
    const { dueInPaise: amountInPaise, carriedInPaise, takes } = due;
    if (amountInPaise <= 0) return refuse(endpoint, "withholding/nothing-due");
    if (amountInPaise !== dueInPaise)
      refuse(endpoint, "withholding/sum-changed", { values: { amount: formatPaise(amountInPaise) } });
    const noted = { ...tax, amountInPaise, carriedInPaise, takes, challan, paidOn };
    const isNew = await insertDeposit(transaction, {
      ...{ ...noted, notedBy: actor.profileId, notedAt: clock.now() },
    });
    if (!isNew) refuse(endpoint, "withholding/paid-before");
    await book(context, transaction, { ...tax, ...due });
    const use = await takeBankNumber(transaction, challan, { kind: "tax", id: tax.month });
    if (use !== null) {
      const fields = { challan: "withholding/reference-used" };
      refuse(endpoint, "withholding/reference-used", { fields, values: { use } });
    }
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

/** What is owed to the state for each of whom it was kept back leaves the bank, with what is set off for each. */
async function book(
  context: MemberContext,
  transaction: Transaction,
  {
    month,
    levy,
    takes,
    dueInPaise,
  }: Tax & { readonly takes: readonly string[]; readonly dueInPaise: number },
): Promise<void> {
  const kept = await selectKeptInMonths(transaction, { levy, months: [month, ...takes] });
  await postSets(context, transaction, [
    {
      ...{ effectKey: `tax-paid:${levy}:${month}`, kind: "tax-paid", orderId: null },
      entries: [
        ...kept.map((one) => ({
          account:
            one.payeeKind === "seller" ? ("withheld-from-seller" as const) : ("withheld-from-agent" as const),
          partyId: one.partyId,
          amountInPaise: one.amountInPaise,
        })),
        { account: "platform-bank", partyId: null, amountInPaise: -dueInPaise },
      ],
    },
  ]);
}
