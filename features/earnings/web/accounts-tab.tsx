import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { type Column, type SortState, Table } from "#engine/web/ui/table.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { formatTableDate } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import { isOver, useWhyNoMargin } from "#features/orders/web";
import { PayoutsLink } from "#features/payouts/web";
import type { AccountRow } from "../contract.ts";
import { accountsQuery } from "./api.ts";
import { FarmerOfRow, TableTab, useTablePage } from "./table-tab.tsx";
import { useEarningsTexts } from "./words.ts";

const figures = {
  date: (row: AccountRow) => row.ct,
  earnings: (row: AccountRow) => row.commission,
  orderValue: (row: AccountRow) => row.orderAmount,
} as const;
interface Sorting {
  readonly by: keyof typeof figures | "seller";
  readonly state: Exclude<SortState, "none">;
}

function isSorting(kept: unknown): kept is Sorting {
  if (typeof kept !== "object" || kept === null || !("by" in kept) || !("state" in kept)) return false;
  const isColumn = kept.by === "seller" || (typeof kept.by === "string" && Object.hasOwn(figures, kept.by));
  return isColumn && (kept.state === "up" || kept.state === "down");
}

/** What each order earned, as a table; a row opens its order. */
export function AccountsTab(): ReactNode {
  const texts = useEarningsTexts();
  const navigate = useNavigate();
  const [page, setPage] = useTablePage("accounts");
  const { sorted, columns } = useAccountColumns();
  const accounts = useQuery(accountsQuery(page));
  return (
    <TableTab
      beside={<PayoutsLink />}
      page={page}
      onPage={setPage}
      answer={accounts}
      empty={<EmptyState drawing={<BasketDrawing />} title={texts.noAccounts} />}
      end={texts.noMoreOrders}
    >
      {(rows) => (
        <Table
          label={texts.accounts}
          rows={sorted(rows)}
          rowKey={(row) => row.orderId}
          columns={columns}
          isStacked
          onOpen={({ orderId }) => void navigate({ to: "/app/order/$orderId", params: { orderId } })}
        />
      )}
    </TableTab>
  );
}

const rupees = (amount: number): string => formatPaise(paiseFromRupees(amount));

function OrderLink({ row: { orderId, farmerName } }: { readonly row: AccountRow }) {
  return (
    <>
      <Link to="/app/order/$orderId" params={{ orderId }} className="num">
        {orderId}
      </Link>
      <FarmerOfRow name={farmerName} />
    </>
  );
}

/** What it would have earned is struck through where its order is over. */
function EarningsCell({ row: { commission, notCounted } }: { readonly row: AccountRow }) {
  if (!notCounted) return rupees(commission);
  return (
    <>
      {isOver(notCounted) ? <s className="c2 font-normal">{rupees(commission)}</s> : rupees(commission)}
      <span className="t-small c2 block whitespace-normal font-normal">
        <WhyNotCounted order={notCounted} />
      </span>
    </>
  );
}

/** The words of the order's tile: its margin is in neither sum of the card. */
function WhyNotCounted({ order }: { readonly order: NonNullable<AccountRow["notCounted"]> }): ReactNode {
  return useWhyNoMargin(order);
}

/** The columns, and the order of the rows shown: pressing a head sorts upwards, pressing it again downwards. */
function useAccountColumns() {
  const texts = useEarningsTexts();
  const language = useLanguage();
  const [sorting, setSorting] = useEntryState<Sorting | null>("sorting of accounts", null, isSorting);
  const sellerOf = (row: AccountRow): string => wordsIn(language, row.sellerName).text;
  const sort = (by: Sorting["by"]) => {
    const state: SortState = sorting?.by === by ? sorting.state : "none";
    return { state, onSort: () => setSorting({ by, state: state === "up" ? "down" : "up" }) };
  };
  const sorted = (rows: readonly AccountRow[]): readonly AccountRow[] => {
    if (!sorting) return rows;
    const { by } = sorting;
    const upwards = rows.toSorted((left, right) =>
      by === "seller"
        ? sellerOf(left).localeCompare(sellerOf(right), language)
        : figures[by](left) - figures[by](right),
    );
    return sorting.state === "up" ? upwards : upwards.toReversed();
  };
  const columns: readonly Column<AccountRow>[] = [
    { id: "date", head: texts.date, cell: (row) => formatTableDate(row.ct), isDay: true, sort: sort("date") },
    { id: "orderId", head: texts.orderId, cell: (row) => <OrderLink row={row} />, isBold: true },
    { id: "seller", head: texts.seller, cell: (row) => <Words of={row.sellerName} />, sort: sort("seller") },
    {
      id: "earnings",
      head: texts.earnings,
      cell: (row) => <EarningsCell row={row} />,
      isFigure: true,
      isBold: true,
      sort: sort("earnings"),
    },
    {
      id: "orderValue",
      head: texts.orderValue,
      cell: (row) => rupees(row.orderAmount),
      isFigure: true,
      sort: sort("orderValue"),
    },
  ];
  return { sorted, columns };
}
