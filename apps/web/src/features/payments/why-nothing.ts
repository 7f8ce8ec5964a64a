import type { OrderPayment } from "@santha/contract/payments";
import type { usePaymentsTexts } from "./payments.texts.ts";

/** Why no payment can be entered for an order. */
export function whyNothing(payment: OrderPayment, texts: ReturnType<typeof usePaymentsTexts>): string {
  if (payment.dummyOrder) return texts.isPractice;
  if (payment.isCancelled) return texts.isCancelled;
  if (payment.isEndedUnpaid) return texts.endedUnpaid;
  if (payment.balanceInPaise === 0) return texts.nothingDue;
  return payment.isOffered ? texts.allWaiting : texts.paidOnline;
}
