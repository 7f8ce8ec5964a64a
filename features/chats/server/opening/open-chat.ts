import { requireOpen } from "#engine/server/config/flags.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { openSupportChat as supportEndpoint } from "../../contract/chats.ts";
import { openChat as endpoint } from "../../contract/chats.ts";
import { findOther, holdChatOfTwo, holdSupportChat, readCustomerOf } from "./opening.queries.ts";

/** The chat of the caller with another person. */
export const openChat: Operation<typeof endpoint> = (context, { body: { profileKey } }) => {
  requireOpen(context, "chats-open");
  const { actor, clock, ids } = context;
  if (profileKey === actor.profileKey) return refuse(endpoint, "chats/yourself");
  const { profileId } = actor;
  return inTransaction(context, async (transaction) => {
    const other = await findOther(transaction, { profileKey, profileId });
    if (!other) return refuse(endpoint, "chats/person-not-found");
    const pair = { ...other, profileId, chatKey: ids.token(), at: clock.now() };
    return { chatKey: await holdChatOfTwo(transaction, pair) };
  });
};

/** The chat of the caller with support, and what support is shown of the caller. */
export const openSupportChat: Operation<typeof supportEndpoint> = (context) => {
  const { profileId } = context.actor;
  const wish = { chatKey: context.ids.token(), profileId, at: context.clock.now() };
  return inTransaction(context, async (transaction) => ({
    chatKey: await holdSupportChat(transaction, wish),
    customer: await readCustomerOf(transaction, profileId),
  }));
};
