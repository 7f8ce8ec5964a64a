import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import {
  type acceptChat as acceptEndpoint,
  rateSupport as rateEndpoint,
  type markRead as readEndpoint,
  reportChat as reportEndpoint,
  type tellTyping as typingEndpoint,
} from "../../contract/chats.ts";
import { accessOf, holdChat } from "../access.ts";
import { letSupportHear } from "../desk/hear-reported.ts";
import { tellSides } from "../telling/tell-sides.ts";
import { accept, moveReading, setTyping } from "./members.queries.ts";
import { insertRating, insertReport } from "./partner.queries.ts";

/** Notes how far the caller's side has read. */
export const markRead: Operation<typeof readEndpoint> = (context, { params: { chatKey }, body }) =>
  inTransaction(context, async (transaction) => {
    const access = await accessOf(context, transaction, chatKey);
    const upTo = Math.min(body.upTo, access.lastSeq);
    const profileId = access.isMember ? context.actor.profileId : null;
    if (await moveReading(transaction, { chatId: access.chatId, profileId, upTo }))
      await tellSides(context, transaction, access);
    return { readUpTo: upTo };
  });

/** Shows the other side that the caller types. */
export const tellTyping: Operation<typeof typingEndpoint> = (context, { params: { chatKey } }) =>
  inTransaction(context, async (transaction) => {
    const access = await accessOf(context, transaction, chatKey);
    if (access.isClosed) return { chatKey };
    const profileId = access.isMember ? context.actor.profileId : null;
    await setTyping(transaction, { chatId: access.chatId, profileId, at: context.clock.now() });
    await tellSides(context, transaction, access, { except: context.actor.profileId });
    return { chatKey };
  });

/** Accepts a chat that somebody else has begun. */
export const acceptChat: Operation<typeof acceptEndpoint> = (context, { params: { chatKey } }) =>
  inTransaction(context, async (transaction) => {
    const access = await accessOf(context, transaction, chatKey);
    const { profileId } = context.actor;
    if (await accept(transaction, { chatId: access.chatId, profileId, at: context.clock.now() }))
      await tellSides(context, transaction, access);
    return { chatKey };
  });

/** Reports a chat with a person to support. */
export const reportChat: Operation<typeof reportEndpoint> = (context, { params: { chatKey }, body }) =>
  inTransaction(context, async (transaction) => {
    const { chatId, kind, lastSeq } = await accessOf(context, transaction, chatKey);
    if (kind === "support") return refuse(reportEndpoint, "chats/support-not-reported");
    const isFirst = await insertReport(transaction, {
      chatId,
      profileId: context.actor.profileId,
      reason: body.reason,
      words: body.words || null,
      upToSeq: lastSeq,
      at: context.clock.now(),
    });
    if (!isFirst) return refuse(reportEndpoint, "chats/already-reported");
    await letSupportHear(transaction, chatId);
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
