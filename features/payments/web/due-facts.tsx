import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import type { OrderPayment } from "../contract/payments.ts";
import { usePaymentsTexts } from "./words.ts";

/** What is due on an order, and how much of it was entered and waits for its confirmation. */
export function DueFacts({ payment }: { readonly payment: OrderPayment }) {
  const texts = usePaymentsTexts();
  const waiting = payment.isOffered ? waitingInPaise(payment) : 0;
  return (
    <>
      <FactRow label={texts.amountDue}>{formatPaise(payment.balanceInPaise)}</FactRow>
      {waiting > 0 && <FactRow label={texts.waiting}>{formatPaise(waiting)}</FactRow>}
    </>
  );
}

/** What was entered and nobody has decided on. The claimable sum does not tell: an agent's margin cannot be claimed either. */
function waitingInPaise({ partialPayments }: OrderPayment): number {
  return partialPayments
    .filter(({ status }) => status === "Waiting for confirmation")
    .reduce((sum, { amount }) => sum + paiseFromRupees(amount), 0);
}
