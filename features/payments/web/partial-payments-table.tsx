import { type Column, Table } from "#engine/web/ui/table.tsx";
import { formatShortTableDate } from "#engine/web/words/dates.ts";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import type { PartialPayment } from "../contract/payments.ts";
import { usePaymentsTexts } from "./words.ts";

/** The payments that were entered for an order, each with where it stands. */
export function PartialPaymentsTable({ payments }: { readonly payments: readonly PartialPayment[] }) {
  const texts = usePaymentsTexts();
  const wayOf = (row: PartialPayment): string => texts.way(row.paidThrough) || "-";
  const statusOf = ({ status, notReceived }: PartialPayment): string =>
    notReceived === undefined
      ? texts.claimStatus(status) || "-"
      : texts.partly(texts.claimStatus(status), formatPaise(paiseFromRupees(notReceived)));
  const amountOf = (row: PartialPayment): string => formatPaise(paiseFromRupees(row.amount));
  /** The reference leads to the photo of the receipt, where one was added. */
  const referenceOf = ({ mihpayid, proof }: PartialPayment) =>
    proof ? (
      <a href={proof} target="_blank" rel="noreferrer" aria-label={`${mihpayid}: ${texts.seeProof}`}>
        {mihpayid}
      </a>
    ) : (
      mihpayid
    );
  const columns: readonly Column<PartialPayment>[] = [
    { id: "reference", head: texts.refId, cell: referenceOf, isBold: true },
    { id: "date", head: texts.date, cell: dateOf, isDay: true },
    { id: "amount", head: texts.amount, cell: amountOf, isFigure: true },
    { id: "paidThrough", head: texts.paidThroughHead, cell: wayOf },
    { id: "status", head: texts.status, cell: statusOf },
  ];
  return (
    <Table
      label={texts.partialPayments}
      rows={payments}
      rowKey={(row) => `${row.mihpayid} ${row.status} ${row.addedon}`}
      columns={columns}
    />
  );
}

/** `addedon` is Indian time without its zone. */
function dateOf({ addedon }: PartialPayment): string {
  return formatShortTableDate(Date.parse(`${addedon.replace(" ", "T")}+05:30`));
}
