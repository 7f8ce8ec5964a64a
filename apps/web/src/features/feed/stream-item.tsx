import type { FeedItem } from "@santha/contract/feed";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { OrderTileCard } from "#features/orders";
import { useDataSaver } from "#lib/data-saver";
import { DateText } from "#ui/date-text";
import { isLeftOut, itemQuery } from "./feed.api.ts";
import { useFeedTexts } from "./feed.texts.ts";
import { ShareCard } from "./share-card.tsx";
import { UpdateCard } from "./update-card.tsx";
import { useSeen } from "./use-seen.ts";

/**
 * An item of the stream. The list brings it for the first paint; when it comes into view it is read from its own url
 * (HOME-015), on a device that saves data only if the list did not bring it. One that cannot be read is left out.
 */
export function StreamItem({ item }: { readonly item: FeedItem }) {
  const ref = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(ref);
  const isSaving = useDataSaver();
  const own = useQuery({ ...itemQuery(item), enabled: isSeen && !(isSaving && item.isWhole) });
  if (isLeftOut(item, own)) return null;
  const shown = own.data ?? (item.isWhole ? item : undefined);
  return <li ref={ref}>{shown ? drawn(shown) : <ComingItem />}</li>;
}

function drawn(item: FeedItem): ReactNode {
  if (item.order) return <OrderItem order={item.order} at={item.publishedAt} />;
  if (item.promotionalTitle !== null) return <ShareCard item={item} title={item.promotionalTitle} />;
  return <UpdateCard item={item} />;
}

/** An own order, under what has happened to it and when. */
function OrderItem({ order, at }: { readonly order: NonNullable<FeedItem["order"]>; readonly at: number }) {
  const texts = useFeedTexts();
  const isUntouched = at === order.createdTs;
  return (
    <OrderTileCard
      order={order}
      news={{
        heading: isUntouched ? texts.orderPlaced : texts.orderUpdated,
        date: <DateText at={at} />,
      }}
    />
  );
}

function ComingItem() {
  const texts = useFeedTexts();
  return (
    <div className="card feed-coming" role="img" aria-label={texts.comes}>
      <i />
      <i />
    </div>
  );
}
