import * as z from "zod/mini";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { queueJob } from "#engine/server/jobs/queue-job.ts";
import { type News, notifyAll } from "#features/notifications/server";
import { noteTold, selectUnread, type UnreadRow } from "./telling.queries.ts";

export const chatMessageKind: NotificationKind = {
  name: "CHAT_MESSAGE",
  heading: { en: "New message", te: "కొత్త సందేశం" },
  title: { en: "Somebody writes to you in a chat", te: "చాట్‌లో ఎవరైనా మీకు రాసినప్పుడు" },
  usually: "push",
  isAwaited: true,
};

const jobName = "chats/tell-reader";
/** An open chat says within this time that the message is read; then nobody needs to be told. */
const pauseInSeconds = 10;
const payloadShape = z.object({ chatId: z.string(), byProfileId: z.string() });

/** Soon notifies a reader who does not have the chat open. */
export async function queueTelling(
  transaction: Transaction,
  { chatId, byProfileId }: { readonly chatId: number; readonly byProfileId: number },
): Promise<void> {
  await queueJob(transaction, {
    name: jobName,
    key: `${jobName}/${chatId}/${byProfileId}`,
    payload: { chatId: String(chatId), byProfileId: String(byProfileId) },
    afterSeconds: pauseInSeconds,
  });
}

function newsFor(row: UnreadRow): News {
  const isOfDesk = row.kind === "support" && !row.isDesk;
  return {
    profileId: row.profileId,
    kind: chatMessageKind,
    // Until it is read, a chat tells of itself once.
    activityId: `chats/${row.chatKey}/${row.isNew ? "place/" : ""}${row.readUpTo}`,
    text: isOfDesk
      ? { en: "Santha support has answered you.", te: "సంత సహాయక బృందం మీకు జవాబిచ్చింది." }
      : textOf(row),
    leadsTo: row.isDesk
      ? `/app/admin/support/chats/${row.chatKey}`
      : `/app/chats/${row.kind === "support" ? "support" : row.chatKey}`,
  };
}

function textOf({ senderName, groupName: group, isNew, isAsked }: UnreadRow): PersonText {
  const { en, te } = { ...senderName, te: senderName.te ?? senderName.en };
  if (group === null) return { en: `${en} sent you a message.`, te: `${te} మీకు సందేశం పంపారు.` };
  if (isAsked)
    return {
      en: `${en} asks you to join the group ${group}.`,
      te: `${te} మిమ్మల్ని "${group}" గ్రూప్‌లోకి పిలుస్తున్నారు.`,
    };
  if (isNew)
    return { en: `${en} added you to the group ${group}.`, te: `${te} మిమ్మల్ని "${group}" గ్రూప్‌లో చేర్చారు.` };
  return { en: `${en} wrote in the group ${group}.`, te: `${te} "${group}" గ్రూప్‌లో రాశారు.` };
}

async function tell(platform: Platform, transaction: Transaction, payload: unknown): Promise<void> {
  const { chatId, byProfileId } = z.parse(payloadShape, payload);
  const asked = { chatId: Number(chatId), byProfileId: Number(byProfileId) };
  const rows = await selectUnread(transaction, asked);
  await notifyAll(platform, transaction, rows.map(newsFor));
  await noteTold(
    transaction,
    asked.chatId,
    rows.filter(({ isDesk }) => !isDesk),
  );
}

export const tellReaderJob: Job = {
  name: jobName,
  run: (platform, payload) => inTransaction(platform, (transaction) => tell(platform, transaction, payload)),
};
