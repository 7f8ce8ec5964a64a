import { plural } from "#lib/language";
import { formatCount } from "#lib/money";

export const en = {
  empty: "Nothing new yet",
  emptyHint: "When something happens to your orders, it is told here.",
  seeStore: "See the store",
  unread: (count: number) =>
    count >= 100
      ? "More than 99 not read"
      : plural("en", count, { one: "1 not read", other: `${formatCount(count)} not read` }),
  allRead: "All read",
  markAll: "Mark all as read",
  notMarked: "They could not be marked as read, please try again.",
  isNew: "New",
  open: "Open",
  settings: "What you are told",
};
