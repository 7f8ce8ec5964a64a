import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { RadioSegments } from "#engine/web/ui/form/choices.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { EmptyWithStore } from "#engine/web/ui/page/empty-with-store.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { formatLongDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import { type OrdersFilter, OrderTileCard, ordersQuery } from "#features/orders/web";
import { dummyEarningsQuery, earningsQuery } from "./api.ts";
import { DateFilterMenu } from "./date-filter-menu.tsx";
import { OrdersSearch } from "./orders-search.tsx";
import { type OrdersSought, soughtIn } from "./orders-sought.ts";
import { useEarningsTexts } from "./words.ts";

const all: OrdersFilter = { type: "", days: null };

function isFilter(kept: unknown): kept is OrdersFilter {
  return typeof kept === "object" && kept !== null && "type" in kept && "days" in kept;
}

/**
 * The caller's orders as tiles, real or practice ones, of all time or of the days chosen. What is looked for, and in
 * which state, stands in the address.
 */
export function OrdersTab(): ReactNode {
  const texts = useEarningsTexts();
  const [filter, setFilter] = useEntryState<OrdersFilter>("orders shown", all, isFilter);
  const sought = soughtIn(useSearch({ strict: false }));
  const navigate = useNavigate();
  const seek = (search: OrdersSought): void =>
    void navigate({ to: ".", search, replace: true, resetScroll: false });
  const orders = useInfiniteQuery(ordersQuery({ ...filter, ...sought }));
  const isNarrowed = sought.q !== undefined || sought.state !== undefined;
  const showAll = (): void => {
    setFilter({ ...filter, days: null });
    seek({});
  };
  return (
    <div className="stack">
      <Controls
        filter={filter}
        onFilter={setFilter}
        isRefreshing={orders.isRefetching}
        onRefresh={orders.refetch}
      />
      <OrdersSearch sought={sought} onSeek={seek} />
      <Answer
        to={orders}
        isEmpty={({ pages }) => pages[0]?.orders.length === 0}
        empty={
          isNarrowed ? (
            <EmptyState
              drawing={<BasketDrawing />}
              title={texts.noneFound}
              action={<Button onClick={showAll}>{texts.showAll}</Button>}
            />
          ) : (
            <EmptyWithStore title={texts.empty} toStore={texts.startShopping} />
          )
        }
      >
        {({ pages }) => (
          <>
            <div className="tiles">
              {pages
                .flatMap((page) => page.orders)
                .map((order) => (
                  <OrderTileCard key={order.orderId} order={order} />
                ))}
            </div>
            <LoadMore list={orders} end={texts.end} />
          </>
        )}
      </Answer>
    </div>
  );
}

function Controls({
  filter,
  onFilter,
  isRefreshing,
  onRefresh,
}: {
  readonly filter: OrdersFilter;
  readonly onFilter: (filter: OrdersFilter) => void;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => unknown;
}) {
  const texts = useEarningsTexts();
  const language = useLanguage();
  const earnings = useQuery(earningsQuery);
  const dummies = useQuery(dummyEarningsQuery);
  const refresh = (): void => void Promise.all([earnings.refetch(), dummies.refetch(), onRefresh()]);
  useErrorMessage(dummies.error);
  const counted = (words: string, count = 0): string => texts.counted(words, formatCount(count));
  return (
    <div className="controls">
      <div className="between">
        <span className="t-note c2">{texts.asOn(formatLongDate(Date.now(), language))}</span>
        <DateFilterMenu days={filter.days} onApply={(days) => onFilter({ ...filter, days })} />
      </div>
      <RadioSegments
        label={texts.kindOfOrders}
        value={filter.type}
        onChoose={(type) => onFilter({ ...filter, type })}
        choices={[
          { value: "", text: counted(texts.orders, earnings.data?.totalOrders) },
          { value: "dummy", text: counted(texts.dummy, dummies.data?.totalOrders) },
        ]}
      />
      <div className="between fresh">
        <span className="t-small c2">{texts.note}</span>
        <Button look="quiet" small busy={isRefreshing} onClick={refresh}>
          {!isRefreshing && <Icon shape={RefreshCw} size="row" />}
          {texts.refresh}
        </Button>
      </div>
    </div>
  );
}
