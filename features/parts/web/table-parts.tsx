import { useState } from "react";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Money, PlainMoney } from "#engine/web/ui/goods/money.tsx";
import { EarnBar, Stat } from "#engine/web/ui/goods/stat.tsx";
import { HeaderBand } from "#engine/web/ui/page/page.tsx";
import { Pager } from "#engine/web/ui/page/pager.tsx";
import { type SortState, Table } from "#engine/web/ui/table.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { usePartsTexts } from "./words.ts";

interface Row {
  readonly orderId: string;
  readonly at: number;
  readonly sellerIs: "kakatiya" | "godavari" | "rajeswara";
  readonly marginInPaise: number;
  readonly valueInPaise: number;
}

const rows: readonly Row[] = [
  {
    orderId: "2607130296",
    at: Date.UTC(2026, 6, 13),
    sellerIs: "kakatiya",
    marginInPaise: 18_050,
    valueInPaise: 339_500,
  },
  {
    orderId: "2607090188",
    at: Date.UTC(2026, 6, 9),
    sellerIs: "godavari",
    marginInPaise: 26_400,
    valueInPaise: 460_000,
  },
  {
    orderId: "2606260071",
    at: Date.UTC(2026, 5, 26),
    sellerIs: "rajeswara",
    marginInPaise: 41_275,
    valueInPaise: 964_000,
  },
];

/** The earnings head, tabs, a table with its pages. */
export function TableParts() {
  const texts = usePartsTexts();
  const [tab, setTab] = useState<"orders" | "accounts" | "payments">("accounts");
  return (
    <div className="stack grid-cols-1">
      <HeaderBand className="purse">
        <Stat label={texts.totalEarnings} leading>
          <Money paise={4_862_000} />
        </Stat>
        <EarnBar earnedInPaise={4_862_000} pendingInPaise={634_550} />
        <div className="purse-2">
          <Stat label={texts.pendingEarnings}>
            <Money paise={634_550} />
          </Stat>
          <Stat label={texts.orders}>128</Stat>
        </div>
      </HeaderBand>
      <Tabs
        label={texts.earnings}
        even
        tabs={[
          { id: "orders", text: texts.orders },
          { id: "accounts", text: texts.accounts },
          { id: "payments", text: texts.payments },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <Accounts />
      </Tabs>
    </div>
  );
}

function Accounts() {
  const texts = usePartsTexts();
  const [sort, setSort] = useState<SortState>("down");
  const [page, setPage] = useState({ offset: 0, size: 10 });
  const sorted = rows.toSorted((one, other) => (sort === "up" ? one.at - other.at : other.at - one.at));
  return (
    <Card className="mt-3 overflow-hidden">
      <Table
        label={texts.accounts}
        rows={sorted}
        rowKey={(row) => row.orderId}
        columns={[
          {
            id: "date",
            head: texts.date,
            cell: (row) => <DateText at={row.at} as="digits" />,
            sort: { state: sort, onSort: () => setSort(sort === "up" ? "down" : "up") },
          },
          { id: "order", head: texts.orderId, cell: (row) => <span className="num">#{row.orderId}</span> },
          { id: "seller", head: texts.seller, cell: (row) => texts[row.sellerIs] },
          {
            id: "margin",
            head: texts.earnings,
            isFigure: true,
            isBold: true,
            cell: (row) => <PlainMoney paise={row.marginInPaise} />,
          },
          {
            id: "value",
            head: texts.orderValue,
            isFigure: true,
            cell: (row) => <PlainMoney paise={row.valueInPaise} />,
          },
        ]}
      />
      <Pager
        offset={page.offset}
        pageSize={page.size}
        total={128}
        sizes={[10, 25, 50]}
        onMove={(offset, size) => setPage({ offset, size })}
      />
    </Card>
  );
}
