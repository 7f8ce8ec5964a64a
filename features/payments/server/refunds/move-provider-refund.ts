import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { postJournal, takeBankNumber } from "#features/ledger/server";
import { moveProviderRefund as endpoint } from "../../contract/online-payments.ts";
import { providerRefundMoved } from "../events.ts";
import { sentByHandSet } from "../online/online-sets.ts";
import { canBeGivenUp, nextGivenUpLook } from "../online/poll-schedule.ts";
import { holdRefund } from "./hold-refund.ts";
import {
  countRefunded,
  findRefund,
  insertRefund,
  moveRefund,
  type RefundRow,
  setSentByHand,
} from "./refunds.queries.ts";
import { newToken, queueRefund } from "./return-money.ts";
import { endRefund, sendRefund } from "./send-refund.ts";
import { tellReturned } from "./tell-returned.ts";

type Wish = CheckedOf<typeof endpoint>["body"];

/** Finance does with a stuck refund at the provider what can be done. Refunds of orders that failed move in their own list. */
export async function moveProviderRefund(
  context: MemberContext,
  { params: { token }, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const refund = await findRefund(context.database, token);
  if (!refund) return refuse(endpoint, "payments/refund-not-found");
  if (body.action === "ASK" || body.action === "GIVE_UP") {
    await askNow(context, refund);
    const asked = (await findRefund(context.database, token)) ?? refund;
    if (body.action === "GIVE_UP") await giveUp(context, asked);
  } else await sendAgain(context, refund, body);
  const after = await findRefund(context.database, token);
  return { token, state: after?.state ?? refund.state };
}

async function askNow(context: MemberContext, refund: RefundRow): Promise<void> {
  try {
    await sendRefund(context, refund.token);
  } catch (error) {
    context.log.warn({ err: error, token: refund.token }, "the payment provider could not be asked");
  }
}

/** The provider has been silent for so long that the money goes another way: for the books he has refused. */
async function giveUp(context: MemberContext, refund: RefundRow): Promise<void> {
  if (!canBeGivenUp(refund, context.clock.now())) return refuse(endpoint, "payments/refund-moved-on");
  await endRefund(context, refund, { standing: "failed", requestId: null, bankArn: null }, true);
  await inTransaction(context, (transaction) => note(context, transaction, refund, "GIVE_UP"));
}

/** Money that became no order and that the provider has refused: asked for under another token, or sent by finance. */
async function sendAgain(context: MemberContext, refund: RefundRow, wish: Wish): Promise<void> {
  const { token, txnid, amountInPaise } = refund;
  const isByHand = wish.action === "SENT";
  await inTransaction(context, async (transaction) => {
    const now = context.clock.now();
    await holdRefund(transaction, refund);
    if (isByHand) await takeNumber(transaction, refund, wish.reference);
    const isMoved =
      refund.orderId === null &&
      (await moveRefund(transaction, {
        ...{ token, from: "failed", to: isByHand ? "by-hand" : "replaced" },
        ...{ requestId: null, bankArn: wish.reference ?? null, settledAt: now },
        nextLookAt: lookAgain(refund, now),
      }));
    if (!isMoved) return refuse(endpoint, "payments/refund-moved-on");
    const again = { txnid, orderId: null, amountInPaise };
    if (!(await countRefunded(transaction, again))) throw new Error("more would be returned than came");
    await noteSent(context, transaction, refund, wish.action);
    if (isByHand) {
      await setSentByHand(transaction, token, wish.method);
      await postJournal(context, transaction, [sentByHandSet(refund)]);
      const sent = { method: wish.method, reference: wish.reference ?? null };
      await tellReturned(context, transaction, { ...refund, ...sent });
      return;
    }
    const next = { ...again, token: newToken(context), reason: refund.reason, askedAt: now };
    const askedByProfileId = context.actor.profileId;
    if (!(await insertRefund(transaction, { ...next, askedByProfileId })))
      throw new Error("a refund's token was drawn twice");
    await queueRefund(transaction, next.token);
  });
}

/** What was given up and not refused the provider may yet have paid: he is asked on. */
function lookAgain({ givenUpAt, askedAt }: RefundRow, now: Date): Date | null {
  return givenUpAt === null ? null : nextGivenUpLook(askedAt, now);
}

async function takeNumber(
  transaction: Transaction,
  { txnid }: RefundRow,
  reference: string | undefined,
): Promise<void> {
  if (reference === undefined) {
    const fields = { reference: "payments/refund-reference-missing" };
    return refuse(endpoint, "payments/refund-reference-missing", { fields });
  }
  const use = await takeBankNumber(transaction, reference, { kind: "returned-payment", id: txnid });
  if (use === null) return;
  const fields = { reference: "payments/refund-reference-used" };
  refuse(endpoint, "payments/refund-reference-used", { fields, values: { use } });
}

/** What is done with it ends the refund that the provider has refused. */
async function noteSent(
  context: MemberContext,
  transaction: Transaction,
  refund: RefundRow,
  action: Wish["action"],
): Promise<void> {
  const state = action === "SENT" ? "by-hand" : "replaced";
  await note(context, transaction, refund, action);
  await emit(context, transaction, providerRefundMoved, { token: refund.token, orderId: null, state });
}

function note(
  context: MemberContext,
  transaction: Transaction,
  { token }: RefundRow,
  action: Wish["action"],
): Promise<void> {
  return audit(context, transaction, {
    action: "payments/provider-refund",
    subject: token,
    detail: { action },
  });
}
