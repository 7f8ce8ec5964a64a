import "../feed.css";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { EmptyWithStore } from "#engine/web/ui/page/empty-with-store.tsx";
import { couponSummaryQuery, HomeCoupons } from "#features/coupons/web";
import type { FeedItem } from "../../contract.ts";
import { drawnItems, streamQuery } from "../api.ts";
import { useFeedTexts } from "../words.ts";
import { foldOrders } from "./fold-orders.ts";
import { LoadingStream, StreamEnd } from "./loading-stream.tsx";
import { StreamItem } from "./stream-item.tsx";

/** After so many places stands the coupon tile. */
const placesBeforeCoupons = 2;

export interface StreamParts {
  /** True where the coupon tile stands in the stream and not beside it. */
  readonly hasCoupons?: boolean;
  /** An order that is shown beside the stream already. */
  readonly orderElsewhere?: string | undefined;
}

/** The stream with its end: more, the end text, or what went wrong. Five blocks stand for it while it loads. */
export function HomeStream({ hasCoupons = false, orderElsewhere }: StreamParts) {
  const texts = useFeedTexts();
  const stream = useInfiniteQuery(streamQuery);
  const coupons = useQuery({ ...couponSummaryQuery, enabled: hasCoupons });
  // What comes late would move what is read.
  const areCouponsAwaited = hasCoupons && coupons.isPending && coupons.failureCount === 0;
  const isLoading = areCouponsAwaited || (stream.isPending && stream.error === null);
  const tile =
    hasCoupons && coupons.data && coupons.data.validCouponsCount > 0 ? (
      <HomeCoupons summary={coupons.data} />
    ) : null;
  // Not drawn in one go when it comes.
  const shown = { data: isLoading ? undefined : stream.data, error: stream.error, refetch: stream.refetch };
  return (
    <Answer to={shown} loading={<LoadingStream />}>
      {(parts) => {
        const items = drawnItems(parts).filter(({ order }) => !order || order.orderId !== orderElsewhere);
        if (items.length === 0 && !stream.hasNextPage) return <EmptyStream coupons={tile} />;
        return (
          <div className="stack">
            <Items items={items} coupons={tile} />
            {stream.isFetchNextPageError && (
              <Note job="trouble">{sentenceOf(stream.error) ?? texts.notCome}</Note>
            )}
            <StreamEnd
              hasMore={stream.hasNextPage}
              isComing={stream.isFetchingNextPage}
              onMore={() => void stream.fetchNextPage()}
            />
          </div>
        );
      }}
    </Answer>
  );
}

function Items({ items, coupons }: { readonly items: readonly FeedItem[]; readonly coupons: ReactNode }) {
  const places = foldOrders(items);
  const beforeCoupons = Math.min(placesBeforeCoupons, places.length) - 1;
  return (
    <ul className="stack feed-list">
      {places.length === 0 && coupons && <li>{coupons}</li>}
      {places.map((place, at) => (
        <Fragment key={place.key}>
          {"item" in place ? <StreamItem item={place.item} /> : <FoldedOrders orders={place.orders} />}
          {at === beforeCoupons && coupons && <li>{coupons}</li>}
        </Fragment>
      ))}
    </ul>
  );
}

function FoldedOrders({ orders }: { readonly orders: readonly FeedItem[] }) {
  const texts = useFeedTexts();
  const name = `unfolded ${orders[0]?.id}`;
  const [isOpen, setOpen] = useEntryState(name, false, (kept) => kept === true);
  if (isOpen) return orders.map((item) => <StreamItem key={item.id} item={item} />);
  return (
    <li>
      <button type="button" className="card feed-fold" aria-expanded={false} onClick={() => setOpen(true)}>
        <Icon shape={ChevronDown} size="row" />
        {texts.moreOrders(orders.length)}
      </button>
    </li>
  );
}

function EmptyStream({ coupons }: { readonly coupons: ReactNode }) {
  const texts = useFeedTexts();
  return (
    <div className="stack">
      {coupons}
      <EmptyWithStore title={texts.noMore} toStore={texts.seeStore}>
        {texts.emptyHint}
      </EmptyWithStore>
    </div>
  );
}
