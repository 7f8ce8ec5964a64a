import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { notify } from "#features/notifications/server";
import {
  assignChat as assignEndpoint,
  addNote as noteEndpoint,
  setChatState as stateEndpoint,
} from "../../contract/desk.ts";
import { tellSides } from "../telling/tell-sides.ts";
import { assign, findColleague, insertNote, moveState } from "./customer.queries.ts";
import { deskAccessOf, holdDeskChat } from "./desk-access.ts";

export const chatSolvedKind: NotificationKind = {
  name: "CHAT_SOLVED",
  heading: { en: "Your question to support", te: "సహాయక బృందానికి మీ ప్రశ్న" },
  title: { en: "Support marks your question as solved", te: "సహాయక బృందం మీ ప్రశ్న పరిష్కారమైందని గుర్తించినప్పుడు" },
  usually: "in-app",
};

/** Gives a chat to one of support's people or back to nobody. */
export const assignChat: Operation<typeof assignEndpoint> = (context, { params: { chatKey }, body }) =>
  inTransaction(context, async (transaction) => {
    const access = await deskAccessOf(context, transaction, chatKey);
    const toId = body.to === null ? null : await findColleague(transaction, body.to);
    if (toId === undefined) return refuse(assignEndpoint, "chats/not-support");
    if (!(await assign(transaction, { chatId: access.chatId, toId, fromKey: body.from })))
      return refuse(assignEndpoint, "chats/taken");
    await tellSides(context, transaction, access);
    return { chatKey };
  });

/** Says how far a chat is; a customer whose question is solved is told and can say how it was. */
export const setChatState: Operation<typeof stateEndpoint> = (context, { params: { chatKey }, body }) =>
  inTransaction(context, async (transaction) => {
    const access = await holdDeskChat(context, transaction, chatKey);
    const { chatId, openedBy } = access;
    const { state: to, from } = body;
    const at = context.clock.now();
    if (to === from) return { state: to };
    if (access.lastSeq > body.lastSeq || !(await moveState(transaction, { chatId, from, to, at })))
      return refuse(stateEndpoint, "chats/state-changed");
    if (to === "solved") {
      await audit(context, transaction, { action: "chats/solved", subject: `chat ${chatId}` });
      await notify(context, transaction, {
        profileId: openedBy,
        kind: chatSolvedKind,
        activityId: `chats/${chatKey}/solved/${at.getTime()}`,
        text: {
          en: "Support has marked your question as solved. Tell us how it was.",
          te: "మీ ప్రశ్న పరిష్కారమైందని సహాయక బృందం గుర్తించింది. ఎలా ఉందో చెప్పండి.",
        },
        leadsTo: "/app/chats/support",
      });
    }
    await tellSides(context, transaction, access);
    return { state: to };
  });

/** Adds a note that only the desk sees. */
export const addNote: Operation<typeof noteEndpoint> = (context, { params: { chatKey }, body }) =>
  onceInTransaction(context, noteEndpoint, { chatKey, ...body }, async (transaction) => {
    const { chatId } = await deskAccessOf(context, transaction, chatKey);
    const noteId = await insertNote(transaction, {
      chatId,
      authorId: context.actor.profileId,
      text: body.text,
      at: context.clock.now(),
    });
    return { noteId };
  });
