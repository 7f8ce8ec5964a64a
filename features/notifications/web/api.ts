import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { request } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { kept, keptCount } from "#engine/web/data/query-persister.ts";
import type { listNotifications, Notification } from "../contract/notifications.ts";

type Page = AnswerOf<typeof listNotifications>;

/** What list and count begin with. */
const queryKey = ["notifications", "told"] as const;

function readPage(
  query: { readonly before?: number; readonly limit: number },
  signal: AbortSignal,
): Promise<Page> {
  return request<Page>({ method: "GET", path: "/v2/notifications", query, signal });
}

/** How many notifications are not read: on the first screen, so without the contract's checks. */
export const unreadQuery = queryOptions({
  queryKey: [...queryKey, "unread"],
  meta: keptCount,
  queryFn: async ({ signal }) => (await readPage({ limit: 1 }, signal)).unreadCount,
});

/** What the person was told, newest first, page after page. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: [...queryKey, "list"],
  meta: kept,
  queryFn: async ({ signal, pageParam }) => {
    const page = await readPage({ limit: 20, ...(pageParam === null ? {} : { before: pageParam }) }, signal);
    queryClient.setQueryData(unreadQuery.queryKey, page.unreadCount);
    return page;
  },
  initialPageParam: null as number | null,
  getNextPageParam: ({ nextBefore }) => nextBefore,
});

type Pages = InfiniteData<Page, unknown>;

/** All notifications of the pages that are here; one activity is shown once (NOTIF-010). */
export function allOf({ pages }: Pages): readonly Notification[] {
  const seen = new Set<string>();
  return pages
    .flatMap(({ notifications }) => notifications)
    .filter(({ latestActivity }) => !seen.has(latestActivity.id) && seen.add(latestActivity.id));
}

/** Puts what has just come on top of the list and counts it; false when it is there already. */
export function takeNotification(come: Notification): boolean {
  const known = queryClient.getQueryData(notificationsQuery.queryKey);
  if (known && allOf(known).some(({ latestActivity }) => latestActivity.id === come.latestActivity.id))
    return false;
  queryClient.setQueryData(notificationsQuery.queryKey, (before) => before && withOnTop(before, come));
  queryClient.setQueryData(unreadQuery.queryKey, (before) => (before === undefined ? undefined : before + 1));
  // An answer on its way may be older.
  if (queryClient.isFetching({ queryKey }) > 0) askAgain();
  return true;
}

/**
 * Asks again for list and count, as far as they are shown: in another tab or browser they were read. A page that nobody
 * looks at asks when somebody does.
 */
export function askAgain(): void {
  if (document.visibilityState === "hidden") {
    document.addEventListener("visibilitychange", askAgain, { once: true });
    return;
  }
  void queryClient.invalidateQueries({ queryKey });
}

function withOnTop({ pages, pageParams }: Pages, come: Notification): Pages {
  const [first, ...rest] = pages;
  if (!first) return { pages, pageParams };
  return { pages: [{ ...first, notifications: [come, ...first.notifications] }, ...rest], pageParams };
}

/** Shows notifications as read: one by its time stamp, or all. */
function showRead(isMeant: (each: Notification) => boolean, unreadCount: number): void {
  queryClient.setQueryData(unreadQuery.queryKey, unreadCount);
  queryClient.setQueryData(
    notificationsQuery.queryKey,
    (before) =>
      before && {
        ...before,
        pages: before.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((each) => (isMeant(each) ? { ...each, isRead: true } : each)),
        })),
      },
  );
}

/** Marks a notification as read on the server, then here. Throws what `request` throws. */
export async function markRead({ timestamp }: Notification): Promise<void> {
  const { unreadCount } = await request<{ unreadCount: number }>({
    method: "POST",
    path: `/v2/notifications/${timestamp}/read`,
  });
  showRead((each) => each.timestamp === timestamp, unreadCount);
}

/** Marks all up to a time stamp as read on the server, then here. Throws what `request` throws. */
export async function markAllRead(upTo: number): Promise<void> {
  const { unreadCount } = await request<{ unreadCount: number }>({
    method: "POST",
    path: "/v2/notifications/read",
    body: { upTo },
  });
  showRead((each) => each.timestamp <= upTo, unreadCount);
}
