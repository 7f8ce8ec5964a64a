import * as contract from "@santha/contract/notifications";
import { refuse } from "#platform/errors";
import type { Operation } from "#platform/route";
import { countUnread, markAllRead, markRead } from "./notifications.queries.ts";

/** Marks one notification of the caller as read. */
export const readNotification: Operation<typeof contract.readNotification> = async (context, { params }) => {
  const { profileId } = context.actor;
  const asked = { profileId, toldAt: params.timestamp, at: context.clock.now() };
  const isThere = await markRead(context.database, asked);
  if (!isThere) refuse(contract.readNotification, "notifications/not-found");
  return { unreadCount: await countUnread(context.database, profileId) };
};

/** Marks all that the caller has seen as read; what came meanwhile stays unread. */
export const readAllNotifications: Operation<typeof contract.readAllNotifications> = async (
  context,
  { body },
) => {
  const { profileId } = context.actor;
  await markAllRead(context.database, { profileId, upTo: body.upTo, at: context.clock.now() });
  return { unreadCount: await countUnread(context.database, profileId) };
};
