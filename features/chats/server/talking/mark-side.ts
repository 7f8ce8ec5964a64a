import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { ownNews } from "#features/notifications/server";
import {
  type acceptChat as acceptEndpoint,
  rateSupport as rateEndpoint,
  type markRead as readEndpoint,
  type tellTyping as typingEndpoint,
} from "../../contract/chats.ts";
import { mostToldOfReading } from "../../contract/shapes.ts";
import type { ChatAccess } from "../access.queries.ts";
import { accessOf, holdChat } from "../access.ts";
import { countMembers } from "../groups/members.queries.ts";
import { joinGroup } from "../groups/own-membership.ts";
import { tellSides } from "../telling/tell-sides.ts";
import { accept, moveReading, setTyping } from "./members.queries.ts";
import { insertRating } from "./partner.queries.ts";

/** Notes how far the caller's side has read. */
export const markRead: Operation<typeof readEndpoint> = (context, { params: { chatKey }, body }) =>
  inTransaction(context, async (transaction) => {
    const access = await accessOf(context, transaction, chatKey);
    const upTo = Math.min(body.upTo, access.lastSeq);
    const profileId = access.isMember ? context.actor.profileId : null;
    if (await moveReading(transaction, { chatId: access.chatId, profileId, upTo }))
      await tellOfReading(context, transaction, access);
    return { readUpTo: upTo };
  });

/** Shows the other side that the caller types. */
export const tellTyping: Operation<typeof typingEndpoint> = (context, { params: { chatKey } }) =>
  inTransaction(context, async (transaction) => {
    const access = await accessOf(context, transaction, chatKey);
    if (access.isClosed) return { chatKey };
    const profileId = access.isMember ? context.actor.profileId : null;
    if (await isLargeGroup(transaction, access)) return { chatKey };
    await setTyping(transaction, { chatId: access.chatId, profileId, at: context.clock.now() });
    await tellSides(context, transaction, access, { except: context.actor.profileId });
    return { chatKey };
  });

/** In a large group only the reader's own browsers hear that something is read; others see it with what comes next. */
async function tellOfReading(
  context: MemberContext,
  transaction: Transaction,
  access: ChatAccess,
): Promise<void> {
  if (await isLargeGroup(transaction, access)) await ownNews(context, transaction, context.actor.profileId);
  else await tellSides(context, transaction, access);
}

async function isLargeGroup(transaction: Transaction, { kind, chatId }: ChatAccess): Promise<boolean> {
  return kind === "group" && (await countMembers(transaction, chatId)).inside > mostToldOfReading;
}

/** Accepts a chat that somebody else has begun, or joins a group. */
export const acceptChat: Operation<typeof acceptEndpoint> = (context, { params: { chatKey } }) =>
  inTransaction(context, async (transaction) => {
    const access = await accessOf(context, transaction, chatKey);
    const { profileId } = context.actor;
    if (access.kind === "group") await joinGroup(context, transaction, chatKey);
    else if (await accept(transaction, { chatId: access.chatId, profileId, at: context.clock.now() }))
      await tellSides(context, transaction, access);
    return { chatKey };
  });

/** Says how support helped, once for each time that the chat was solved. */
export const rateSupport: Operation<typeof rateEndpoint> = (context, { params: { chatKey }, body }) =>
  inTransaction(context, async (transaction) => {
    const { chatId, isMember, solvedAt } = await holdChat(context, transaction, chatKey);
    if (!isMember || solvedAt === null) return refuse(rateEndpoint, "chats/not-to-rate");
    const { profileId } = context.actor;
    const rating = { chatId, solvedAt, profileId, stars: body.stars, at: context.clock.now() };
    if (!(await insertRating(transaction, rating))) return refuse(rateEndpoint, "chats/not-to-rate");
    return { chatKey };
  });
