import type { ReactNode } from "react";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { PlainMoney } from "#engine/web/ui/goods/money.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { Table } from "#engine/web/ui/table.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { standingLabel } from "#features/orders/contract/order-labels.ts";
import { useSalesTexts } from "./words.ts";

/** What sales and purchases have in common. */
export interface Trade {
  readonly orderId: string;
  readonly placedAt: number;
  readonly state: string;
  readonly isCancelled: boolean;
  readonly endedBy: string | null;
  readonly amountInPaise: number;
}

/** Orders with date, party, state and amount: a table on wide screens, rows of two lines on phones. */
export function TradeList<Row extends Trade>({
  label,
  rows,
  party,
  partyOf,
  linkOf,
}: {
  readonly label: string;
  readonly rows: readonly Row[];
  /** What the other party is, as the head of its column. */
  readonly party: string;
  readonly partyOf: (row: Row) => ReactNode;
  /** The order's number as a link to its page. */
  readonly linkOf: (row: Row) => ReactNode;
}) {
  const texts = useSalesTexts();
  const language = useLanguage();
  const stateOf = (row: Row) => standingLabel(row, language);
  const amountOf = (row: Row) =>
    row.isCancelled ? (
      <s>
        <PlainMoney paise={row.amountInPaise} />
      </s>
    ) : (
      <PlainMoney paise={row.amountInPaise} />
    );
  if (useIsWide()) {
    return (
      <Card className="overflow-hidden">
        <Table
          label={label}
          rows={rows}
          rowKey={(row) => row.orderId}
          columns={[
            {
              id: "date",
              head: texts.date,
              cell: (row) => <DateText at={row.placedAt} as="digits" />,
              isDay: true,
            },
            { id: "order", head: texts.order, cell: linkOf },
            { id: "party", head: party, cell: partyOf, isBold: true },
            { id: "state", head: texts.state, cell: stateOf },
            { id: "amount", head: texts.amount, cell: amountOf, isFigure: true, isBold: true },
          ]}
        />
      </Card>
    );
  }
  return (
    <Card>
      <ul aria-label={label}>
        {rows.map((row) => (
          <li
            key={row.orderId}
            className="flex items-start justify-between gap-3 border-line border-t px-3.5 py-2.5 first:border-t-0"
          >
            <div className="min-w-0">
              <p className="t-note b break-words">{partyOf(row)}</p>
              <p className="t-small c2">
                {linkOf(row)}, <DateText at={row.placedAt} />
              </p>
            </div>
            <div className="shrink-0 text-right">
              <p className="t-note b">{amountOf(row)}</p>
              <p className="t-small c2 max-w-36 text-balance">{stateOf(row)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
