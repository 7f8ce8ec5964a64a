import { plural } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";

export const en = {
  empty: "Nothing new yet",
  emptyHint: "News of your orders appears here.",
  seeStore: "Go to store",
  unread: (count: number) =>
    count >= 100
      ? "More than 99 unread"
      : plural("en", count, { one: "1 unread", other: `${formatCount(count)} unread` }),
  allRead: "All read",
  markAll: "Mark all as read",
  notMarked: "Could not mark them as read. Please try again.",
  unreadMark: "Unread: ",
  earlier: (count: number, unread: number) =>
    `${formatCount(count)} earlier${unread > 0 ? `, ${unread} unread` : ""}`,
  open: "Open",
  settings: "Notification settings",
};
