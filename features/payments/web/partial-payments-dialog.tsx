import type { ReactNode } from "react";
import { Dialog } from "#engine/web/ui/overlay/dialog.tsx";
import type { PartialPayment } from "../contract/payments.ts";
import { PartialPaymentsTable } from "./partial-payments-table.tsx";
import { usePaymentsTexts } from "./words.ts";

/** The payments that were entered for an order; only its button closes it. */
export function PartialPaymentsDialog({
  of,
  payments,
  onClose,
}: {
  /** The order that they were entered for, and whose it is. */
  readonly of: ReactNode;
  readonly payments: readonly PartialPayment[];
  readonly onClose: () => void;
}) {
  const texts = usePaymentsTexts();
  return (
    <Dialog title={texts.partialPayments} dismissible={false} onClose={onClose}>
      <p className="t-note c2 num mb-2">{of}</p>
      <PartialPaymentsTable payments={payments} />
    </Dialog>
  );
}
