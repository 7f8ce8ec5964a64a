import type { Operation } from "#engine/server/http/route.ts";
import type { listNotifications as endpoint } from "../contract/notifications.ts";
import { countUnread, selectPage } from "./queries.ts";

/** The caller's notifications, newest first. */
export const listNotifications: Operation<typeof endpoint> = async ({ actor, database }, { query }) => {
  const { profileId } = actor;
  const { before, limit } = query;
  const [found, unreadCount] = await Promise.all([
    selectPage(database, { profileId, before, atMost: limit + 1 }),
    countUnread(database, profileId),
  ]);
  const notifications = found.slice(0, limit);
  const hasMore = found.length > limit;
  return {
    notifications,
    unreadCount,
    nextBefore: hasMore ? (notifications.at(-1)?.timestamp ?? null) : null,
  };
};
