import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ApiError, call, request } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { countFeedNews, type FeedItem, feedEvents, readStream } from "../contract.ts";
import { askForItem, isNetworkGone } from "./stream/item-answers.ts";

const itemsOfPart = 10;
const keptMs = 30 * 60_000;

type Part = Awaited<ReturnType<typeof readPart>>;
interface Place {
  readonly offset: number;
  readonly after: string | null;
}
const top: Place = { offset: 0, after: null };

function readPart({ offset, after }: Place, signal?: AbortSignal) {
  const query = { offset, limit: itemsOfPart, ...(after !== null && { after }) };
  return call(readStream, { query }, { signal });
}

/** The home feed, page by page. It stays as read while the user visits a product; a banner announces news. */
export const streamQuery = infiniteQueryOptions({
  queryKey: ["feed", "stream"],
  queryFn: ({ pageParam, signal }) => readPart(pageParam, signal),
  initialPageParam: top,
  getNextPageParam: (last, parts): Place | null =>
    last.nextAfter === null ? null : { offset: itemsOf(parts).length, after: last.nextAfter },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: keptMs,
  meta: kept,
});

function itemsOf(parts: readonly Part[]): readonly FeedItem[] {
  return parts.flatMap(({ entitiesStream }) => entitiesStream);
}

type Parts = InfiniteData<Part, unknown>;

/** The items to render: each once, without unknown events (ENT-015). */
export function drawnItems({ pages }: Parts): readonly FeedItem[] {
  const known: readonly string[] = feedEvents;
  const seen = new Set<string>();
  return itemsOf(pages).filter(({ id, event }) => known.includes(event) && !seen.has(id) && seen.add(id));
}

/** How many items by others were published since the feed was read from its top. */
export function newsQuery(since: number | undefined) {
  return queryOptions({
    queryKey: ["feed", "news", since],
    queryFn: async ({ signal }) =>
      (await call(countFeedNews, { query: { since: since ?? 0 } }, { signal })).count,
    enabled: since !== undefined,
    staleTime: 15_000,
  });
}

/** Reads the top of the feed again and puts new items above the shown ones. Throws like `call`. */
export async function takeNews(): Promise<void> {
  const fresh = await readPart(top);
  // A running refetch would overwrite the new pages with the old ones.
  await queryClient.cancelQueries({ queryKey: streamQuery.queryKey });
  queryClient.setQueryData(streamQuery.queryKey, (before) => withOnTop(before, fresh));
}

/**
 * Puts the new first page above the shown ones. If it ends at an item that has not moved, the old pages continue
 * below; otherwise items may be missing between, so the feed restarts. Pinned items and those as recent as the
 * newest prove nothing, since others may come beside them. It also restarts when an own order left the top: a
 * settled order moves down to its delivery day.
 */
function withOnTop(before: Parts | undefined, fresh: Part): Parts {
  const known = itemsOf(before?.pages ?? []);
  const last = fresh.nextAfter === null ? undefined : fresh.entitiesStream.at(-1);
  const newest = known.find(({ isPinned }) => !isPinned)?.publishedAt ?? 0;
  const meetAt = known.findIndex(
    ({ id, isPinned, publishedAt: at }) =>
      id === last?.id && !isPinned && at === last.publishedAt && at < newest,
  );
  const read = new Set(fresh.entitiesStream.map(({ id }) => id));
  const hasFallen = known.slice(0, Math.max(0, meetAt)).some(({ id, order }) => order && !read.has(id));
  if (!before || meetAt < 0 || hasFallen) return { pages: [fresh], pageParams: [top] };
  const below = new Set(known.slice(meetAt + 1).map(({ id }) => id));
  for (const id of read) below.delete(id);
  const older = before.pages.map((part) => ({
    ...part,
    entitiesStream: part.entitiesStream.filter(({ id }) => below.has(id)),
  }));
  return { pages: [fresh, ...older], pageParams: [top, ...before.pageParams] };
}

/** An item from its own url. An order refetches with all orders, for example after the buyer's action. */
export function itemQuery(item: FeedItem) {
  return queryOptions({
    queryKey: item.order ? ["orders", "tile", item.id] : ["feed", "item", item.url],
    queryFn: ({ signal }) =>
      askForItem(item.url, () => request<FeedItem>({ method: "GET", path: ownPath(item.url), signal })),
  });
}

/** The part of an address that stays on our own origin. */
function ownPath(url: string): string {
  if (!/^\/(?!\/)/.test(url)) throw new ApiError(404, {});
  return url;
}

/**
 * Whether an item is hidden because it cannot be fetched (HOME-016). Offline all items stay as the list delivered
 * them; items without content are hidden.
 */
export function isLeftOut(
  item: FeedItem,
  { data, error }: { readonly data: unknown; readonly error: Error | null },
): boolean {
  if (error instanceof ApiError && error.status < 500) return true;
  if (error === null || data !== undefined) return false;
  return !(item.isWhole && isNetworkGone(item.url));
}
