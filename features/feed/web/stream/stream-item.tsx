import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { useSeen } from "#engine/web/browser/use-seen.ts";
import { useDataSaver } from "#engine/web/data/data-saver.ts";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { OrderTileCard } from "#features/orders/web";
import { UpdateCard as WrittenUpdate } from "#features/updates/web";
import type { FeedItem } from "../../contract.ts";
import { isLeftOut, itemQuery } from "../api.ts";
import { ShareCard } from "../share/share-card.tsx";
import { useFeedTexts } from "../words.ts";
import { LinkedCard } from "./linked-card.tsx";
import { UpdateCard } from "./update-card.tsx";

/**
 * A feed item. The list's content serves the first render; in view, the item is fetched from its own url
 * (HOME-015). With data saving that happens only if the list had no content. Items that cannot be
 * fetched are hidden.
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
  if (item.leadsTo) return <LinkedCard item={item} leadsTo={item.leadsTo} />;
  if (item.update) return <WrittenUpdate update={item.update} />;
  if (item.promotionalTitle !== null) return <ShareCard item={item} title={item.promotionalTitle} />;
  return <UpdateCard item={item} />;
}

/** An own order, headed by its last change and time. */
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
