import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Download, X } from "lucide-react";
import { saveFile } from "#engine/web/data/save-file.ts";
import { useMayDo } from "#engine/web/data/seller-work.ts";
import { ScaleDrawing } from "#engine/web/ui/art/scale.tsx";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { SellersOnly } from "#features/selling/web";
import { namedPeriods, readSalesFile, type Sale, type SalesTotals } from "../contract.ts";
import { AgentSalesCard } from "./agent-sales-card.tsx";
import { type Days, type Period, queryOf, salesQuery, type Which } from "./api.ts";
import { OrderNumber } from "./order-number.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { ProductSalesCard } from "./product-sales-card.tsx";
import { SalesBand } from "./sales-band.tsx";
import { SalesChart } from "./sales-chart.tsx";
import { type SalesSearch, salesSearch } from "./sales-search.ts";
import { useSalesTitles } from "./titles.ts";
import { TradeList } from "./trade-list.tsx";
import { useSalesTexts } from "./words.ts";

function periodOf({ period, from, to }: SalesSearch): Period {
  if (from !== undefined && to !== undefined) return { fromDate: from, toDate: to };
  return namedPeriods.find((name) => name === period) ?? "last30";
}

/** The address of a period; the product or agent that is looked at stays. */
function searchOf(period: Period, which: Which): SalesSearch {
  if (typeof period !== "string") return { from: period.fromDate, to: period.toDate, ...which };
  return { ...(period !== "last30" && { period }), ...which };
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
  const search = salesSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const period = periodOf(search);
  const which: Which = {
    ...(search.product !== undefined && { product: search.product }),
    ...(search.agent !== undefined && { agent: search.agent }),
  };
  const show = (next: SalesSearch) => void navigate({ to: "/app/sell/sales", search: next });
  const linkTo = (part: Which | Days): SalesSearch =>
    "fromDate" in part ? searchOf(part, which) : searchOf(period, { ...which, ...part });
  const sales = useInfiniteQuery(salesQuery(period, which));
  const first = sales.data?.pages[0];
  const totals = first?.totals ?? undefined;
  const parts = totals && totals.orders > 0 && (
    <div className="stack">
      <ProductSalesCard of={totals} linkTo={linkTo} />
      <AgentSalesCard of={totals} linkTo={linkTo} />
    </div>
  );
  return (
    <>
      <SalesBand days={first} of={totals} />
      <PageBody>
        <div className="cols two">
          <div className="stack">
            <PeriodChoice
              key={JSON.stringify(period)}
              period={period}
              onChoose={(next) => show(searchOf(next, which))}
            />
            <Narrowed which={which} of={totals} onShowAll={(left) => show(searchOf(period, left))} />
            {totals && totals.orders > 0 && (
              <SalesChart key={totals.steps[0]?.from} of={totals} linkTo={linkTo} />
            )}
            {!isWide && parts}
            <Answer to={sales} isEmpty={({ pages }) => pages[0]?.sales.length === 0} empty={<NoSales />}>
              {({ pages }) => (
                <>
                  <SoldList rows={pages.flatMap((page) => page.sales)} />
                  <LoadMore list={sales} end={texts.end} />
                  <DownloadButton period={period} which={which} />
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

function fileQuery(period: Period, { product, agent }: Which): URLSearchParams {
  return new URLSearchParams({
    ...queryOf(period),
    ...(product !== undefined && { product: String(product) }),
    ...(agent !== undefined && { agent }),
  });
}

/** Which product and which agent the page is narrowed to, each with the way back to all. */
function Narrowed({
  which: { product, agent },
  of: totals,
  onShowAll,
}: {
  readonly which: Which;
  readonly of: SalesTotals | undefined;
  readonly onShowAll: (left: Which) => void;
}) {
  const texts = useSalesTexts();
  const language = useLanguage();
  if (product === undefined && agent === undefined) return null;
  const title = totals?.products.find(({ level3Id }) => level3Id === product)?.title;
  const name = totals?.agents.find(({ agentKey }) => agentKey === agent)?.name;
  return (
    <div className="flex flex-wrap gap-2">
      {product !== undefined && (
        <Chip shape={X} chosen onClick={() => onShowAll(agent === undefined ? {} : { agent })}>
          {title ? wordsIn(language, title).text : texts.oneProduct}
        </Chip>
      )}
      {agent !== undefined && (
        <Chip shape={X} chosen onClick={() => onShowAll(product === undefined ? {} : { product })}>
          {name ? wordsIn(language, name).text : texts.oneAgent}
        </Chip>
      )}
    </div>
  );
}

function DownloadButton({ period, which }: { readonly period: Period; readonly which: Which }) {
  const texts = useSalesTexts();
  const save = useMutation({
    mutationFn: () => saveFile(`${readSalesFile.path}?${fileQuery(period, which)}`),
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
