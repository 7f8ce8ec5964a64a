import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import * as contract from "../contract/notifications.ts";
import { readingBy } from "./notify.ts";
import { countUnread, markAllRead, markRead } from "./queries.ts";

/** Marks one notification of the caller as read. */
export const readNotification: Operation<typeof contract.readNotification> = async (context, { params }) => {
  const { profileId } = context.actor;
  const asked = { profileId, toldAt: params.timestamp, at: context.clock.now() };
  await inTransaction(context, async (transaction) => {
    const isThere = await markRead(transaction, asked);
    if (!isThere) refuse(contract.readNotification, "notifications/not-found");
    await context.signals.send(transaction, readingBy(profileId));
  });
  return { unreadCount: await countUnread(context.database, profileId) };
};

/** Marks all that the caller has seen as read; what came meanwhile stays unread. */
export const readAllNotifications: Operation<typeof contract.readAllNotifications> = async (
  context,
  { body },
) => {
  const { profileId } = context.actor;
  const asked = { profileId, upTo: body.upTo, at: context.clock.now() };
  await inTransaction(context, async (transaction) => {
    const isAnyNew = await markAllRead(transaction, asked);
    if (isAnyNew) await context.signals.send(transaction, readingBy(profileId));
  });
  return { unreadCount: await countUnread(context.database, profileId) };
};
