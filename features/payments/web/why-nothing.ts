import { formatPaise } from "#engine/web/words/money.ts";
import type { OrderPayment } from "../contract/payments.ts";
import type { usePaymentsTexts } from "./words.ts";

/** Why no payment can be entered for an order. */
export function whyNothing(payment: OrderPayment, texts: ReturnType<typeof usePaymentsTexts>): string {
  if (payment.dummyOrder) return texts.isPractice;
  if (payment.isCancelled) return texts.isCancelled;
  if (payment.isEndedUnpaid) return texts.endedUnpaid;
  if (payment.balanceInPaise === 0) return texts.nothingDue;
  if (isMarginInCash(payment)) return texts.marginInCash(formatPaise(payment.marginDueInPaise));
  return payment.isOffered ? texts.allWaiting : texts.paidOnline;
}

/** Whether only the agent's margin is left to pay, which nobody enters: the seller takes it in cash. */
export function isMarginInCash(payment: OrderPayment): boolean {
  const { mode, isOffered, marginDueInPaise, claimableInPaise } = payment;
  return isOffered && mode === "COD" && marginDueInPaise > 0 && claimableInPaise === 0;
}
