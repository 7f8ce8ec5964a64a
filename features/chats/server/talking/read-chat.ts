import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { ChatView, readChat as endpoint } from "../../contract/chats.ts";
import { typingShownMs } from "../../contract/shapes.ts";
import type { ChatAccess } from "../access.queries.ts";
import { accessOf, otherOf } from "../access.ts";
import { isSupportOpen } from "../support-hours.ts";
import { type SideRow, selectSides } from "./members.queries.ts";
import { messagesFor } from "./message-dto.ts";
import { selectMessages } from "./messages.queries.ts";
import { findPartner, isRated } from "./partner.queries.ts";

/** A chat with a part of its messages, and what the other side does. */
export const readChat: Operation<typeof endpoint> = async (context, { params: { chatKey }, query }) => {
  const { database } = context;
  const access = await accessOf(context, database, chatKey);
  const { chatId, isMember, lastSeq } = access;
  const rows = await selectMessages(database, {
    chatId,
    viewerId: context.actor.profileId,
    after: query.after,
    before: query.before,
    atMost: query.limit,
  });
  const sides = await selectSides(database, chatId);
  const ownId = isMember ? context.actor.profileId : null;
  const mine = sides.find((side) => side.profileId === ownId);
  const theirs = sides.find((side) => side.profileId !== ownId);
  const other = isMember ? otherOf(access, context.actor.profileId) : access.openedBy;
  return {
    chatKey,
    partner: other === null ? null : await findPartner(database, other),
    messages: await messagesFor(context, database, rows),
    // A message may have come between the two statements: then it counts already.
    lastSeq: Math.max(lastSeq, rows.at(-1)?.seq ?? 0),
    readUpTo: mine?.readUpTo ?? 0,
    theyReadUpTo: theirs?.readUpTo ?? 0,
    isTyping: isTyping(theirs, context.clock.now()),
    acceptance: acceptanceOf(lastSeq, mine, theirs),
    isClosed: access.isClosed,
    support: access.kind === "support" ? await supportOf(context, database, access) : null,
  };
};

function isTyping(side: SideRow | undefined, now: Date): boolean {
  return side?.typingAt != null && now.getTime() - side.typingAt.getTime() < typingShownMs;
}

function acceptanceOf(
  lastSeq: number,
  mine: SideRow | undefined,
  theirs: SideRow | undefined,
): ChatView["acceptance"] {
  if (mine && !mine.isAccepted && lastSeq > 0) return "asks-me";
  return theirs && !theirs.isAccepted ? "waits-for-them" : "accepted";
}

async function supportOf(
  { clock }: MemberContext,
  reader: Reader,
  { chatId, supportState, solvedAt, isMember }: ChatAccess,
): Promise<ChatView["support"]> {
  return {
    state: supportState ?? "open",
    isOpenNow: isSupportOpen(clock.now()),
    canRate: isMember && solvedAt !== null && !(await isRated(reader, { chatId, solvedAt })),
  };
}
