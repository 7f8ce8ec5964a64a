import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { ChatView, readChat as endpoint } from "../../contract/chats.ts";
import { typingShownMs } from "../../contract/shapes.ts";
import type { ChatAccess } from "../access.queries.ts";
import { accessOf, otherOf } from "../access.ts";
import { readGroupFor, selectNames } from "../groups/groups.queries.ts";
import { isSupportOpen } from "../support-hours.ts";
import { type SideRow, selectSides } from "./members.queries.ts";
import { messagesFor } from "./message-dto.ts";
import { selectMessages } from "./messages.queries.ts";
import { findPartner, isRated } from "./partner.queries.ts";

/** So many people are named who type at once. */
const mostNamed = 3;

/** A chat with a part of its messages, and what the other side does. */
export const readChat: Operation<typeof endpoint> = async (context, { params: { chatKey }, query }) => {
  const { database } = context;
  const access = await accessOf(context, database, chatKey);
  const { chatId, isMember, lastSeq, fromSeq } = access;
  const rows = await selectMessages(database, {
    ...{ chatId, fromSeq, lastSeq: access.isOver ? lastSeq : null },
    viewerId: context.actor.profileId,
    after: query.after,
    before: query.before,
    atMost: query.limit,
  });
  const sides = await selectSides(database, chatId);
  const ownId = isMember ? context.actor.profileId : null;
  const mine = sides.find((side) => side.profileId === ownId);
  // Who is not in a group sees nothing of what the others do now.
  const others = access.memberState === "in" ? sides.filter((side) => side.profileId !== ownId) : [];
  const [theirs] = others;
  const other = isMember ? otherOf(access, context.actor.profileId) : access.openedBy;
  return {
    chatKey,
    partner: other === null ? null : await findPartner(database, other),
    messages: await messagesFor(context, database, rows),
    firstSeq: fromSeq + 1,
    // A message may have come between the two statements: then it counts already.
    lastSeq: Math.max(lastSeq, rows.at(-1)?.seq ?? 0),
    readUpTo: mine?.readUpTo ?? 0,
    theyReadUpTo: others.length > 0 ? Math.min(...others.map(({ readUpTo }) => readUpTo)) : 0,
    isTyping: others.some((side) => isTyping(side, context.clock.now())),
    acceptance: access.kind === "group" ? acceptanceOfGroup(access) : acceptanceOf(lastSeq, mine, theirs),
    isClosed: access.isClosed,
    isMuted: access.isMuted,
    group: access.kind === "group" ? await groupOf(context, database, access, others) : null,
    support: access.kind === "support" ? await supportOf(context, database, access) : null,
  };
};

/** What the group shows to the caller. */
async function groupOf(
  { actor, clock }: MemberContext,
  reader: Reader,
  { chatId, memberState, isAdmin }: ChatAccess,
  shown: readonly SideRow[],
): Promise<ChatView["group"]> {
  const group = await readGroupFor(reader, { chatId, viewerId: actor.profileId });
  const typing = shown.flatMap((side) =>
    side.profileId !== null && isTyping(side, clock.now()) ? [side.profileId] : [],
  );
  return {
    ...group,
    ...{ state: memberState, isAdmin },
    typing: await selectNames(reader, typing.slice(0, mostNamed)),
    reads: shown.map(({ fromSeq: from, readUpTo: upTo }) => ({ from, upTo })),
  };
}

const acceptanceOfGroup = ({ memberState }: ChatAccess): ChatView["acceptance"] =>
  memberState === "asked" ? "asks-me" : "accepted";

function isTyping(side: SideRow, now: Date): boolean {
  return side.typingAt !== null && now.getTime() - side.typingAt.getTime() < typingShownMs;
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
