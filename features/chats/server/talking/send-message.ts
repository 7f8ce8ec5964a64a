import { requireOpen } from "#engine/server/config/flags.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { claimPictures, claimVoice, type UseOfFiles } from "#features/files/server";
import { countPost } from "#features/moderation/server";
import { readCards, viewerOf } from "#features/store/server";
import { sendMessage as endpoint, type MessageDraft } from "../../contract/chats.ts";
import { mostBeforeAccepted } from "../../contract/shapes.ts";
import type { ChatAccess } from "../access.queries.ts";
import { holdChat, otherOf } from "../access.ts";
import { selectInside } from "../groups/members.queries.ts";
import { queueTelling } from "../telling/tell-reader.ts";
import { tellSides } from "../telling/tell-sides.ts";
import { accept, endWaiting, letWait, selectSides, setTyping } from "./members.queries.ts";
import { messagesFor } from "./message-dto.ts";
import { findByKey, hasWritten, insertMessage, isOrderOf } from "./messages.queries.ts";

/** Keeps a message once, numbers it, and lets the others know. */
export const sendMessage: Operation<typeof endpoint> = (context, { params: { chatKey }, body }) =>
  inTransaction(context, async (transaction) => {
    const access = await holdChat(context, transaction, chatKey);
    const sent = { chatId: access.chatId, senderId: context.actor.profileId, messageKey: body.messageKey };
    const before = await findByKey(transaction, sent);
    if (!before) await keep(context, transaction, access, body);
    const row = before ?? (await findByKey(transaction, sent));
    const [message] = row ? await messagesFor(context, transaction, [row]) : [];
    if (!message) throw new Error("a message that was kept is gone");
    return message;
  });

async function keep(
  context: MemberContext,
  transaction: Transaction,
  access: ChatAccess,
  body: MessageDraft,
): Promise<void> {
  const { chatId, isMember } = access;
  const { profileId } = context.actor;
  const at = context.clock.now();
  if (access.kind !== "support") requireOpen(context, "chats-open");
  if (access.isClosed) refuse(endpoint, "chats/closed");
  const pictureKeys = [...new Set(body.pictureKeys)];
  await checkAcceptance(context, transaction, access, { ...body, pictureKeys });
  const voice = await checkContent(context, transaction, access, { ...body, pictureKeys });
  await insertMessage(transaction, {
    ...body,
    pictureKeys,
    voice,
    chatId,
    senderId: profileId,
    isFromSupport: !isMember,
    at,
  });
  await setTyping(transaction, { chatId, profileId: isMember ? profileId : null, at: null });
  if (access.kind === "person") await accept(transaction, { chatId, profileId, at });
  if (access.kind === "support" && isMember) await letWait(transaction, chatId, at);
  if (access.kind === "support" && !isMember) await endWaiting(transaction, chatId, profileId);
  await tellSides(context, transaction, access);
  await queueTelling(transaction, { chatId, byProfileId: profileId });
}

/**
 * Somebody who has not accepted yet gets a few messages without photos and voice notes, no more. Until the other one has answered,
 * messages count among what the sender posts.
 */
async function checkAcceptance(
  context: MemberContext,
  transaction: Transaction,
  access: ChatAccess,
  { text, pictureKeys, voiceKey }: Pick<MessageDraft, "text" | "pictureKeys" | "voiceKey">,
): Promise<void> {
  const { profileId } = context.actor;
  const other = otherOf(access, profileId);
  if (access.kind === "group")
    await countPost(context, transaction, { words: text, field: "text", isUncounted: true });
  if (access.kind !== "person" || other === null) return;
  const sides = await selectSides(transaction, access.chatId);
  const hasAccepted = sides.some((side) => side.profileId === other && side.isAccepted);
  const hasFiles = pictureKeys.length > 0 || voiceKey !== null;
  if (!hasAccepted && (hasFiles || access.lastSeq >= mostBeforeAccepted))
    refuse(endpoint, "chats/wait-for-answer", { values: { most: mostBeforeAccepted } });
  const isTalk = hasAccepted && (await hasWritten(transaction, { chatId: access.chatId, profileId: other }));
  await countPost(context, transaction, { words: text, field: "text", isExpected: hasAccepted, isTalk });
}

/**
 * Checks what a message brings: its own files, a product that is sold, an order of both sides. Answers the name of its
 * voice note.
 */
async function checkContent(
  context: MemberContext,
  transaction: Transaction,
  access: ChatAccess,
  { text, pictureKeys, voiceKey, level3Id, orderId }: MessageDraft,
): Promise<string | null> {
  const isEmpty = text === "" && pictureKeys.length === 0 && voiceKey === null;
  if (isEmpty && level3Id === null && orderId === null)
    refuse(endpoint, "chats/empty", { fields: { text: "chats/empty" } });
  if (level3Id !== null) {
    const sold = await readCards(transaction, { level3Ids: [level3Id], viewer: viewerOf(context) });
    if (sold.length === 0) refuse(endpoint, "chats/product-not-found");
  }
  const { profileId } = context.actor;
  const { kind } = access;
  if (orderId !== null && !(await mayShowOrder(transaction, access, { orderId, profileId })))
    refuse(endpoint, "chats/order-not-found");
  // Who is in the group now sees its files, as the message itself; who joins later does not.
  const readers =
    kind === "group"
      ? await selectInside(transaction, access.chatId)
      : [access.openedBy, access.withProfileId].filter((id) => id !== null);
  const use: UseOfFiles = {
    ownerProfileId: profileId,
    audience: "private",
    usedBy: "chats/message",
    readers: { profileIds: readers, roles: kind === "support" ? ["support"] : [] },
  };
  const claimed = await claimPictures(transaction, pictureKeys, use);
  if (claimed.length < pictureKeys.length)
    refuse(endpoint, "chats/photo-gone", { fields: { pictureKeys: "chats/photo-gone" } });
  const voice = await claimVoice(transaction, { ...use, voiceKey });
  return voice === undefined ? refuse(endpoint, "chats/voice-gone") : voice;
}

/** An order is shown between its two people, or to support; never to a whole group. */
async function mayShowOrder(
  transaction: Transaction,
  access: ChatAccess,
  { orderId, profileId }: { readonly orderId: string; readonly profileId: number },
): Promise<boolean> {
  if (access.kind === "group") return false;
  return access.kind === "person"
    ? isOrderOf(transaction, { orderId, profileId, otherId: otherOf(access, profileId) })
    : isOrderOf(transaction, { orderId, profileId: access.openedBy, otherId: null });
}
