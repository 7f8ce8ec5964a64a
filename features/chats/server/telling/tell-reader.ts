import * as z from "zod/mini";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { queueJob } from "#engine/server/jobs/queue-job.ts";
import { type News, notify } from "#features/notifications/server";
import { selectUnread, type UnreadRow } from "./telling.queries.ts";

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
  const { en, te } = row.senderName;
  const isOfSupport = row.isSupport && !row.isDesk;
  return {
    profileId: row.profileId,
    kind: chatMessageKind,
    // Until it is read, a chat tells of itself once.
    activityId: `chats/${row.chatKey}/${row.readUpTo}`,
    text: isOfSupport
      ? { en: "Santha support has answered you.", te: "సంత సహాయక బృందం మీకు జవాబిచ్చింది." }
      : { en: `${en} sent you a message.`, te: `${te ?? en} మీకు సందేశం పంపారు.` },
    leadsTo: row.isDesk
      ? `/app/admin/support/chats/${row.chatKey}`
      : `/app/chats/${row.isSupport ? "support" : row.chatKey}`,
  };
}

async function tell(platform: Platform, transaction: Transaction, payload: unknown): Promise<void> {
  const { chatId, byProfileId } = z.parse(payloadShape, payload);
  const asked = { chatId: Number(chatId), byProfileId: Number(byProfileId) };
  for (const row of await selectUnread(transaction, asked)) await notify(platform, transaction, newsFor(row));
}

export const tellReaderJob: Job = {
  name: jobName,
  run: (platform, payload) => inTransaction(platform, (transaction) => tell(platform, transaction, payload)),
};
