import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { takeBackDeposit as endpoint } from "@santha/contract/withholding";
import { freeBankNumber, takeBackSet } from "#features/ledger";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { depositKey } from "./book-deposit.ts";
import { countTakenBack, setDepositTakenBack } from "./deposits.queries.ts";
import { depositsOf } from "./deposits.ts";
import { taxTakenBack } from "./withholding.events.ts";

/**
 * Finance takes back what it noted wrong of a month's tax, once and as it saw it: a set of its own undoes what was
 * booked, the row stays with who took it back and why, and the month is open again with those set off in it.
 */
export async function takeBackDeposit(
  context: MemberContext,
  { params: tax, body: { reference, reason } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { actor, clock } = context;
  const at = clock.now();
  return inTransaction(context, async (transaction) => {
    const noted = { ...tax, reference, reason, by: actor.profileId, at };
    const taken = await setDepositTakenBack(transaction, noted);
    if (!taken) return refuse(endpoint, "withholding/not-noted");
    const { isRefund, amountInPaise } = taken;
    const kind = isRefund ? "tax-refunded" : "tax-paid";
    // This one is counted too.
    const before = (await countTakenBack(transaction, { ...tax, isRefund })) - 1;
    const effectKey = depositKey({ ...tax, kind }, before);
    await takeBackSet(context, transaction, { effectKey, kind: "tax-taken-back" });
    const use = isRefund ? "tax-refund" : "tax";
    await freeBankNumber(transaction, reference, { kind: use, at });
    await emit(context, transaction, taxTakenBack, { ...tax, amountInPaise });
    await audit(context, transaction, {
      action: "withholding/taken-back",
      subject: `${tax.levy} of ${tax.month}`,
      detail: { amountInPaise, reference, reason },
    });
    return { deposits: await depositsOf(transaction, at) };
  });
}
