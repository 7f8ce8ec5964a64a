import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { saveFile } from "#engine/web/data/save-file.ts";
import { useMayDo } from "#engine/web/data/seller-work.ts";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { ScaleDrawing } from "#engine/web/ui/art/scale.tsx";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { SellersOnly } from "#features/selling/web";
import { namedPeriods, readSalesFile, type Sale } from "../contract.ts";
import { AgentSalesCard } from "./agent-sales-card.tsx";
import { type Period, queryOf, salesQuery } from "./api.ts";
import { OrderNumber } from "./order-number.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { ProductSalesCard } from "./product-sales-card.tsx";
import { SalesBand } from "./sales-band.tsx";
import { SalesChart } from "./sales-chart.tsx";
import { useSalesTitles } from "./titles.ts";
import { TradeList } from "./trade-list.tsx";
import { useSalesTexts } from "./words.ts";

function isPeriod(kept: unknown): kept is Period {
  if (typeof kept === "string") return namedPeriods.some((name) => name === kept);
  return typeof kept === "object" && kept !== null && "fromDate" in kept && "toDate" in kept;
}

/** What the seller has sold in a period. */
export function SalesPage() {
  return (
    <SellersOnly part="accounts">
      <Sales />
    </SellersOnly>
  );
}

function Sales() {
  const texts = useSalesTexts();
  const isWide = useIsWide();
  const [period, setPeriod] = useEntryState<Period>("period of sales", "last30", isPeriod);
  const sales = useInfiniteQuery(salesQuery(period));
  const first = sales.data?.pages[0];
  const totals = first?.totals ?? undefined;
  const parts = totals && totals.orders > 0 && (
    <div className="stack">
      <ProductSalesCard of={totals} />
      <AgentSalesCard of={totals} />
    </div>
  );
  return (
    <>
      <SalesBand days={first} of={totals} />
      <PageBody>
        <div className="cols two">
          <div className="stack">
            <PeriodChoice period={period} onChoose={setPeriod} />
            {totals && totals.orders > 0 && <SalesChart of={totals} />}
            {!isWide && parts}
            <Answer to={sales} isEmpty={({ pages }) => pages[0]?.sales.length === 0} empty={<NoSales />}>
              {({ pages }) => (
                <>
                  <SoldList rows={pages.flatMap((page) => page.sales)} />
                  <LoadMore list={sales} end={texts.end} />
                  <DownloadButton period={period} />
                </>
              )}
            </Answer>
          </div>
          {isWide && parts}
        </div>
      </PageBody>
    </>
  );
}

function SoldList({ rows }: { readonly rows: readonly Sale[] }) {
  const texts = useSalesTexts();
  return (
    <TradeList
      label={useSalesTitles().sales}
      rows={rows}
      party={texts.customer}
      partyOf={({ customer, city }) => <Written>{texts.from(customer, city)}</Written>}
      linkOf={({ orderId }) => <OrderNumber orderId={orderId} />}
    />
  );
}

function NoSales() {
  const mayOpen = useMayDo("orders");
  const texts = useSalesTexts();
  return (
    <EmptyState
      drawing={<ScaleDrawing />}
      title={texts.noSales}
      action={mayOpen && <ButtonLink to="/app/sell/orders">{texts.toOrders}</ButtonLink>}
    >
      {texts.noSalesHint}
    </EmptyState>
  );
}

function DownloadButton({ period }: { readonly period: Period }) {
  const texts = useSalesTexts();
  const save = useMutation({
    mutationFn: () => saveFile(`${readSalesFile.path}?${new URLSearchParams({ ...queryOf(period) })}`),
    onSuccess: () => showMessage(texts.fileSaved),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSaved),
  });
  return (
    <Button look="second" busy={save.isPending} onClick={() => save.mutate()}>
      <Icon shape={Download} size="text" />
      {texts.download}
    </Button>
  );
}
