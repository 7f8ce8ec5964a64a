import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { movePayment as endpoint } from "../../contract/unsettled-payments.ts";
import { onlinePaymentSettled } from "../events.ts";
import { lockPayableOrders } from "../payable.queries.ts";
import { type Attempt, closeGivenUp, findAttempt, isNumberTaken, lockAttempt } from "./online.queries.ts";
import { book, settlePayment } from "./settle-payment.ts";

type Wish = CheckedOf<typeof endpoint>["body"];

/**
 * Finance does with an online payment that is not settled what can be done: has the provider asked now, or, once that
 * was given up, says what his own pages show of it.
 */
export async function movePayment(
  context: MemberContext,
  { params: { txnid }, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const attempt = await findAttempt(context.database, txnid);
  if (!attempt) return refuse(endpoint, "payments/payment-not-found");
  if (body.action === "ASK") await askNow(context, txnid);
  else await decide(context, attempt, body);
  const after = await findAttempt(context.database, txnid);
  return { txnid, state: after?.state ?? attempt.state };
}

async function askNow(context: MemberContext, txnid: string): Promise<void> {
  try {
    await settlePayment(context, txnid);
  } catch (error) {
    context.log.warn({ err: error, txnid }, "the payment provider could not be asked");
  }
}

async function decide(
  context: MemberContext,
  seen: Attempt,
  wish: Exclude<Wish, { action: "ASK" }>,
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const orders = await lockPayableOrders(transaction, seen);
    const attempt = await lockAttempt(transaction, seen.txnid);
    if (attempt?.state !== "given-up") return refuse(endpoint, "payments/payment-moved-on");
    if (wish.action === "CLOSE") await close(context, transaction, attempt);
    else {
      await refuseTakenNumber(transaction, attempt, wish.mihpayid);
      const { mihpayid, amountInPaise } = wish;
      const { mode, bankRefNum } = attempt;
      const verified = { standing: "captured", mihpayid, amountInPaise, mode, bankRefNum } as const;
      await book(context, transaction, { attempt, orders, verified });
    }
    await audit(context, transaction, { action: "payments/move-payment", subject: seen.txnid, detail: wish });
  });
}

async function close(
  context: MemberContext,
  transaction: Transaction,
  { txnid, masterId }: Attempt,
): Promise<void> {
  if (!(await closeGivenUp(transaction, txnid, context.clock.now())))
    return refuse(endpoint, "payments/payment-moved-on");
  await emit(context, transaction, onlinePaymentSettled, { txnid, masterId, state: "failed" });
}

/** The provider gives each payment a number of its own. */
async function refuseTakenNumber(
  transaction: Transaction,
  { txnid }: Attempt,
  mihpayid: string,
): Promise<void> {
  if (!(await isNumberTaken(transaction, { txnid, mihpayid }))) return;
  const fields = { mihpayid: "payments/provider-number-used" };
  refuse(endpoint, "payments/provider-number-used", { fields });
}
