import { countFeedNews, type FeedItem, feedEvents, readStream } from "@santha/contract/feed";
import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ApiError, call, request } from "#lib/api-client";
import { kept } from "#lib/kept-answers";
import { queryClient } from "#lib/query-client";
import { askForItem, isNetworkGone } from "./item-answers.ts";

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

/**
 * The home stream, part after part. It stays as it was read while the reader goes to a product and back; that there
 * is something new the banner says.
 */
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

/** The items that are drawn: each once, and none whose event is not known (ENT-015). */
export function drawnItems({ pages }: Parts): readonly FeedItem[] {
  const known: readonly string[] = feedEvents;
  const seen = new Set<string>();
  return itemsOf(pages).filter(({ id, event }) => known.includes(event) && !seen.has(id) && seen.add(id));
}

/** How many items by others have come since the stream was read from its top. */
export function newsQuery(since: number | undefined) {
  return queryOptions({
    queryKey: ["feed", "news", since],
    queryFn: async ({ signal }) =>
      (await call(countFeedNews, { query: { since: since ?? 0 } }, { signal })).count,
    enabled: since !== undefined,
    staleTime: 15_000,
  });
}

/** Reads the top of the stream again and puts what is new above what is shown. Throws what `call` throws. */
export async function takeNews(): Promise<void> {
  const fresh = await readPart(top);
  // What is asked for below would put back what was shown before.
  await queryClient.cancelQueries({ queryKey: streamQuery.queryKey });
  queryClient.setQueryData(streamQuery.queryKey, (before) => withOnTop(before, fresh));
}

/**
 * What has come or moved since the stream was read stands above everything that has stayed where it was. So below an
 * item that has stayed the stream goes on as it was read before. Where what was read now does not end at one, something
 * may be missing between: then the stream begins anew. Pinned items prove nothing, since others come above and below
 * them; nor does one of the very moment of the newest, since something may have come beside it. It begins anew as well
 * when an own order has left its place above: once settled it falls to the day of its delivery, which may be read already.
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

/** An item from its own url. An order is read again with all orders, as when the buyer has acted on it. */
export function itemQuery(item: FeedItem) {
  return queryOptions({
    queryKey: item.order ? ["orders", "tile", item.id] : ["feed", "item", item.url],
    queryFn: ({ signal }) =>
      askForItem(item.url, () => request<FeedItem>({ method: "GET", path: ownPath(item.url), signal })),
  });
}

/** The part of an address that stays on the own origin. */
function ownPath(url: string): string {
  if (!/^\/(?!\/)/.test(url)) throw new ApiError(404, {});
  return url;
}

/**
 * Whether an item is left out because it cannot be fetched (HOME-016). Without a network nothing can be fetched and
 * all stays as the list brought it; what the list did not bring is left out.
 */
export function isLeftOut(
  item: FeedItem,
  { data, error }: { readonly data: unknown; readonly error: Error | null },
): boolean {
  if (error instanceof ApiError && error.status < 500) return true;
  if (error === null || data !== undefined) return false;
  return !(item.isWhole && isNetworkGone(item.url));
}
