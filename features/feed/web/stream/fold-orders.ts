import type { FeedItem } from "../../contract.ts";

/** What stands at one place of the stream: an item, or orders folded into one line. */
export type Place =
  | { readonly key: string; readonly item: FeedItem }
  | { readonly key: string; readonly orders: readonly FeedItem[] };

/** Own orders in a row that are shown; of an agent with many the others would hide what people share. */
const ordersShown = 2;

/** The stream with long runs of orders folded behind their first two. One order is never folded alone. */
export function foldOrders(items: readonly FeedItem[]): readonly Place[] {
  const places: Place[] = [];
  let run: FeedItem[] = [];
  const endRun = (): void => {
    const shown = run.length <= ordersShown + 1 ? run.length : ordersShown;
    for (const item of run.slice(0, shown)) places.push({ key: item.id, item });
    const orders = run.slice(shown);
    if (orders[0]) places.push({ key: `from ${orders[0].id}`, orders });
    run = [];
  };
  for (const item of items) {
    if (item.order) {
      run.push(item);
      continue;
    }
    endRun();
    places.push({ key: item.id, item });
  }
  endRun();
  return places;
}
