import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  type checkPayment as checkEndpoint,
  readOnlinePayment as endpoint,
  type OnlinePayment,
  type readOpenPayment as openEndpoint,
} from "../../contract/online-payments.ts";
import { selectPayableOrders } from "../payable.queries.ts";
import { owedBackOf } from "../refunds/owed-back.ts";
import { findWaitingOnline } from "../waiting-masters.queries.ts";
import { findAttempt, findLatestAttempt, selectParts } from "./online.queries.ts";
import { onlineDeadline } from "./online-deadline.ts";
import { onlinePaymentOf } from "./online-dto.ts";
import { findBeside } from "./outcome.queries.ts";
import { settlePayment } from "./settle-payment.ts";

/** Where an online payment of the caller stands, as we know it. */
export async function readOnlinePayment(
  context: MemberContext,
  { params: { txnid } }: CheckedOf<typeof endpoint>,
): Promise<OnlinePayment> {
  const { database, actor } = context;
  const attempt = await findAttempt(database, txnid);
  if (attempt?.buyerProfileId !== actor.profileId) return refuse(endpoint, "payments/payment-not-found");
  const orders = await selectPayableOrders(database, attempt);
  const parts = await selectParts(database, txnid);
  return {
    ...onlinePaymentOf(attempt, parts, orders, await findBeside(database, attempt)),
    owedBack: await owedBackOf(context, { txnid }),
  };
}

/** Asks the provider now. When he cannot be reached the answer is what we know already. */
export async function checkPayment(
  context: MemberContext,
  input: CheckedOf<typeof checkEndpoint>,
): Promise<OnlinePayment> {
  await readOnlinePayment(context, input);
  try {
    await settlePayment(context, input.params.txnid);
  } catch (error) {
    context.log.warn({ err: error }, "a payment could not be checked");
  }
  return readOnlinePayment(context, input);
}

/** The order that waits for its online payment, so that it can be paid or given up from the cart. */
export async function readOpenPayment(context: MemberContext): Promise<AnswerOf<typeof openEndpoint>> {
  const waiting = await findWaitingOnline(context.database, context.actor.profileId);
  if (!waiting) return null;
  const latest = await findLatestAttempt(context.database, waiting.masterId);
  const { placedAt } = waiting;
  return {
    masterId: waiting.masterId,
    amountInPaise: waiting.amountInPaise,
    txnid: latest?.txnid ?? null,
    payBefore: onlineDeadline(
      { placedAt, startedAt: latest?.startedAt },
      context.config.onlinePaymentInMinutes,
    ),
  };
}
