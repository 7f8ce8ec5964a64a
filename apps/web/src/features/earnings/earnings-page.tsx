import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { OrderTileCard, ordersQuery } from "#features/orders";
import { formatLongDate } from "#lib/dates";
import { useLanguage } from "#lib/language";
import { Answer, sentenceOf } from "#ui/answer";
import { BasketDrawing } from "#ui/art/basket";
import { Button, ButtonLink } from "#ui/button";
import { Icon } from "#ui/icon";
import { Note } from "#ui/note";
import { PageBody } from "#ui/page";
import { EmptyState } from "#ui/page-states";
import { earningsQuery } from "./earnings.api.ts";
import { useEarningsTexts } from "./earnings.texts.ts";
import { EarningsPurse } from "./earnings-purse.tsx";

/** What the person has earned, and the orders it comes from. */
export function EarningsPage(): ReactNode {
  const texts = useEarningsTexts();
  const orders = useInfiniteQuery(ordersQuery);
  return (
    <>
      <EarningsPurse />
      <PageBody className="stack">
        <Controls isRefreshing={orders.isRefetching} onRefresh={orders.refetch} />
        <Answer
          to={orders}
          isEmpty={({ pages }) => pages[0]?.orders.length === 0}
          empty={
            <EmptyState
              drawing={<BasketDrawing />}
              title={texts.empty}
              action={<ButtonLink to="/app/store">{texts.startShopping}</ButtonLink>}
            />
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
              <LoadMore orders={orders} />
            </>
          )}
        </Answer>
      </PageBody>
    </>
  );
}

function Controls({
  isRefreshing,
  onRefresh,
}: {
  readonly isRefreshing: boolean;
  readonly onRefresh: () => unknown;
}) {
  const texts = useEarningsTexts();
  const language = useLanguage();
  const earnings = useQuery(earningsQuery);
  const refresh = (): void => void Promise.all([earnings.refetch(), onRefresh()]);
  return (
    <div className="controls">
      <span className="t-note c2">{texts.asOn(formatLongDate(Date.now(), language))}</span>
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
