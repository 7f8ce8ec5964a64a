import type { PendingPayment } from "@santha/contract/earnings";
import { useQuery } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { type ReactNode, useState } from "react";
import { PartialPaymentsDialog } from "#features/payments";
import { formatTableDate } from "#lib/dates";
import { formatPaise, paiseFromRupees } from "#lib/money";
import { BasketDrawing } from "#ui/art/basket";
import { IconButton } from "#ui/icon-button";
import { EmptyState } from "#ui/page-states";
import { type Column, Table } from "#ui/table";
import { pendingPaymentsQuery } from "./earnings.api.ts";
import { useEarningsTexts } from "./earnings.texts.ts";
import { TableTab, useTablePage } from "./table-tab.tsx";

/** Orders that are not paid in full; a row with payments entered for it shows them. */
export function PaymentsTab(): ReactNode {
  const texts = useEarningsTexts();
  const [page, setPage] = useTablePage("payments");
  const [opened, setOpened] = useState<PendingPayment | null>(null);
  const payments = useQuery(pendingPaymentsQuery(page));
  const columns: readonly Column<PendingPayment>[] = [
    {
      id: "orderId",
      head: texts.orderId,
      cell: (row) => <OrderIdCell row={row} onOpen={setOpened} />,
      isBold: true,
    },
    { id: "date", head: texts.date, cell: (row) => formatTableDate(row.orderDate), isDay: true },
    { id: "orderValue", head: texts.orderValue, cell: (row) => rupees(row.totalAmount), isFigure: true },
    { id: "paid", head: texts.paid, cell: (row) => formatPaise(paidOf(row)), isFigure: true },
    {
      id: "balance",
      head: texts.balance,
      cell: (row) => rupees(row.balanceAmount),
      isFigure: true,
      isBold: true,
    },
  ];
  return (
    <>
      <TableTab
        page={page}
        onPage={setPage}
        answer={payments}
        empty={<EmptyState drawing={<BasketDrawing />} title={texts.noPayments} />}
        end={texts.noMorePayments}
      >
        {(rows) => (
          <Table
            label={texts.payments}
            rows={rows}
            rowKey={(row) => row.orderId}
            columns={columns}
            stacked={(row) => [
              [<OrderIdCell key="id" row={row} onOpen={setOpened} />, rupees(row.balanceAmount)],
              [formatTableDate(row.orderDate), texts.ofAmount(rupees(row.totalAmount))],
              [texts.paid, formatPaise(paidOf(row))],
            ]}
            canOpen={hasPartialPayments}
            onOpen={setOpened}
          />
        )}
      </TableTab>
      {opened && <PartialPaymentsDialog payments={opened.partialPayments} onClose={() => setOpened(null)} />}
    </>
  );
}

const rupees = (amount: number): string => formatPaise(paiseFromRupees(amount));
const paidOf = (row: PendingPayment): number =>
  paiseFromRupees(row.totalAmount) - paiseFromRupees(row.balanceAmount);
const hasPartialPayments = (row: PendingPayment): boolean => row.partialPayments.length > 0;

function OrderIdCell({
  row,
  onOpen,
}: {
  readonly row: PendingPayment;
  readonly onOpen: (row: PendingPayment) => void;
}) {
  const texts = useEarningsTexts();
  return (
    <span className="inline-flex min-h-6 items-center gap-1">
      <span className="num">{row.orderId}</span>
      {hasPartialPayments(row) && (
        <IconButton
          className="-my-3"
          name={texts.partialPaymentsOf(row.orderId)}
          shape={Info}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(row);
          }}
        />
      )}
    </span>
  );
}
