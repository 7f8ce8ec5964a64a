import type { Language } from "#engine/contract/language.ts";
import { mobileText } from "#engine/contract/mobile-number.ts";
import type { DeskRow } from "#engine/web/ui/desk/desk-row.ts";
import { paymentModeLabel } from "#features/orders/contract/order-labels.ts";
import type { BulkRefundAction, DeskRefund, RefundTab } from "#features/orders/contract/refund-desk.ts";
import type { useFinanceTexts } from "../words.ts";
import type { useRefundDeskTexts } from "./refund-desk.texts.ts";

/** What several refunds of a tab can be moved by at once; all else asks for a number of each. */
export const bulkActionOf = (tab: RefundTab): BulkRefundAction | null =>
  (({ "to-approve": "APPROVE", second: "APPROVE", sent: "CONFIRM" }) as const)[
    tab as "to-approve" | "second" | "sent"
  ] ?? null;

/** The number by which people name a refund. */
export const refundNumber = (refundId: number): string => `R-${String(refundId).padStart(4, "0")}`;

/** Why money goes back, in short. */
export function whyBack(
  { cause, reason, isWhole }: DeskRefund,
  {
    finance,
    desk,
  }: { finance: ReturnType<typeof useFinanceTexts>; desk: ReturnType<typeof useRefundDeskTexts> },
): string {
  if (cause) return finance.cause(cause);
  if (reason) return finance.because(reason);
  return isWhole ? desk.whole : desk.part;
}

/** A refund as a line of the desk. */
export function refundRow(
  refund: DeskRefund,
  words: {
    finance: ReturnType<typeof useFinanceTexts>;
    desk: ReturnType<typeof useRefundDeskTexts>;
    language: Language;
  },
): DeskRow {
  const { refundId, status, firstApproval, isByProvider } = refund;
  const method = refund.method === "provider" ? null : refund.method;
  return {
    key: String(refundId),
    number: refundNumber(refundId),
    who: refund.buyerName,
    whoNote: mobileText(refund.phone),
    what: whyBack(refund, words),
    whatNote: status === "to-approve" && refund.needsTwo ? words.desk.needsTwo : `#${refund.orderId}`,
    to: method
      ? words.finance.sentBy(words.finance.method(method), refund.reference ?? "")
      : paymentModeLabel(refund.paymentMode, words.language),
    since: status === "confirmed" ? null : refund.askedAt,
    isLate: refund.isLate,
    amountInPaise: refund.amountInPaise,
    canChoose: status === "to-approve" ? firstApproval?.isOwn !== true : status === "sent" && !isByProvider,
  };
}
