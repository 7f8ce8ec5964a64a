import { Dialog } from "#engine/web/ui/overlay/dialog.tsx";
import type { PartialPayment } from "../contract/payments.ts";
import { PartialPaymentsTable } from "./partial-payments-table.tsx";
import { usePaymentsTexts } from "./words.ts";

/** The payments that were entered for an order; only its button closes it. */
export function PartialPaymentsDialog({
  payments,
  onClose,
}: {
  readonly payments: readonly PartialPayment[];
  readonly onClose: () => void;
}) {
  const texts = usePaymentsTexts();
  return (
    <Dialog title={texts.partialPayments} dismissible={false} onClose={onClose}>
      <PartialPaymentsTable payments={payments} />
    </Dialog>
  );
}
