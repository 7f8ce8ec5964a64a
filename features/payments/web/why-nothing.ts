import type { OrderPayment } from "../contract/payments.ts";
import type { usePaymentsTexts } from "./words.ts";

/** Why no payment can be entered for an order. */
export function whyNothing(payment: OrderPayment, texts: ReturnType<typeof usePaymentsTexts>): string {
  if (payment.dummyOrder) return texts.isPractice;
  if (payment.isCancelled) return texts.isCancelled;
  if (payment.isEndedUnpaid) return texts.endedUnpaid;
  if (payment.balanceInPaise === 0) return texts.nothingDue;
  return payment.isOffered ? texts.allWaiting : texts.paidOnline;
}
