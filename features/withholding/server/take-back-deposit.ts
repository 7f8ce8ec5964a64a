import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { freeBankNumber, takeBackSet } from "#features/ledger/server";
import { takeBackDeposit as endpoint } from "../contract.ts";
import { depositKey } from "./book-deposit.ts";
import { countTakenBack, setDepositTakenBack } from "./deposits.queries.ts";
import { depositsOf } from "./deposits.ts";
import { taxTakenBack } from "./events.ts";

/**
 * Finance withdraws a wrongly recorded tax payment, once and only as finance saw it. A journal entry reverses it,
 * the row stays with user and reason, and the month is open again with those set off in it.
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
    // The count includes this one.
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
