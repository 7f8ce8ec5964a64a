import { useQuery } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { type ReactNode, useState } from "react";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { type Column, Table } from "#engine/web/ui/table.tsx";
import { formatTableDate } from "#engine/web/words/dates.ts";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import { PartialPaymentsDialog } from "#features/payments/web";
import type { PendingPayment } from "../contract.ts";
import { pendingPaymentsQuery } from "./api.ts";
import { FarmerOfRow, TableTab, useTablePage } from "./table-tab.tsx";
import { useEarningsTexts } from "./words.ts";

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
      cell: (row) => <Balance row={row} />,
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
            isStacked
            canOpen={hasPartialPayments}
            onOpen={setOpened}
          />
        )}
      </TableTab>
      {opened && (
        <PartialPaymentsDialog
          of={
            <>
              #{opened.orderId}
              <FarmerOfRow name={opened.farmerName} />
            </>
          }
          payments={opened.partialPayments}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const rupees = (amount: number): string => formatPaise(paiseFromRupees(amount));
const paidOf = (row: PendingPayment): number =>
  paiseFromRupees(row.totalAmount) - paiseFromRupees(row.balanceAmount);
const hasPartialPayments = (row: PendingPayment): boolean => row.partialPayments.length > 0;

/** What is due for the goods, and the margin that is paid with it at the door. */
function Balance({ row: { balanceAmount, marginDueAmount } }: { readonly row: PendingPayment }) {
  const texts = useEarningsTexts();
  return (
    <>
      {rupees(balanceAmount)}
      {marginDueAmount > 0 && (
        <span className="t-small c2 block font-normal">{texts.withMargin(rupees(marginDueAmount))}</span>
      )}
    </>
  );
}

function OrderIdCell({
  row,
  onOpen,
}: {
  readonly row: PendingPayment;
  readonly onOpen: (row: PendingPayment) => void;
}) {
  const texts = useEarningsTexts();
  return (
    <>
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
      <FarmerOfRow name={row.farmerName} />
    </>
  );
}
