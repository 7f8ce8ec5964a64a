import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type OrdersFilter, OrderTileCard, ordersQuery } from "#features/orders";
import { formatLongDate } from "#lib/dates";
import { useLanguage } from "#lib/language";
import { formatCount } from "#lib/money";
import { Answer, sentenceOf } from "#ui/answer";
import { BasketDrawing } from "#ui/art/basket";
import { Button, ButtonLink } from "#ui/button";
import { RadioSegments } from "#ui/choices";
import { Icon } from "#ui/icon";
import { Note } from "#ui/note";
import { EmptyState } from "#ui/page-states";
import { DateFilterMenu } from "./date-filter-menu.tsx";
import { dummyEarningsQuery, earningsQuery } from "./earnings.api.ts";
import { useEarningsTexts } from "./earnings.texts.ts";

/** The caller's orders as tiles, real or practice ones, of all time or of the days chosen. */
export function OrdersTab(): ReactNode {
  const [filter, setFilter] = useState<OrdersFilter>({ type: "", days: null });
  const orders = useInfiniteQuery(ordersQuery(filter));
  return (
    <div className="stack">
      <Controls
        filter={filter}
        onFilter={setFilter}
        isRefreshing={orders.isRefetching}
        onRefresh={orders.refetch}
      />
      <Answer to={orders} isEmpty={({ pages }) => pages[0]?.orders.length === 0} empty={<NoOrders />}>
        {({ pages }) => (
          <>
            <div className="tiles">
              {pages
                .flatMap((page) => page.orders)
                .map((order) => (
                  <OrderTileCard key={order.orderId} order={order} />
                ))}
            </div>
            <LoadMore orders={orders} />
          </>
        )}
      </Answer>
    </div>
  );
}

function NoOrders() {
  const texts = useEarningsTexts();
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      title={texts.empty}
      action={<ButtonLink to="/app/store">{texts.startShopping}</ButtonLink>}
    />
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

/** More orders, or that these were all. What went wrong stands beside the button. */
function LoadMore({ orders }: { readonly orders: UseInfiniteQueryResult<unknown> }) {
  const texts = useEarningsTexts();
  if (!orders.hasNextPage) return <p className="t-small c2 py-2 text-center">{texts.end}</p>;
  const { error } = orders;
  return (
    <>
      {error && <Note job="trouble">{sentenceOf(error) ?? texts.noConnection}</Note>}
      <Button
        look="onpaper"
        wide
        busy={orders.isFetchingNextPage}
        onClick={() => void orders.fetchNextPage()}
      >
        {texts.loadMore}
      </Button>
    </>
  );
}
