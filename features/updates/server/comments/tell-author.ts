import * as z from "zod/mini";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { queueJob } from "#engine/server/jobs/queue-job.ts";
import { notify } from "#features/notifications/server";
import { lockTold, markTold, selectUntold } from "./comments.queries.ts";

export const updateCommented: NotificationKind = {
  name: "UPDATE_COMMENTED",
  heading: { en: "Replies to your update", te: "మీ అప్‌డేట్‌కు జవాబు వచ్చింది" },
  title: { en: "Somebody replies to what you wrote", te: "మీరు రాసినదానికి ఎవరైనా జవాబిచ్చినప్పుడు" },
  usually: "push",
};

const jobName = "updates/tell-author";
/** The author of an update hears of replies to it once in so long. */
const pauseMs = 3_600_000;
const payloadShape = z.object({ updateId: z.string() });

/** Lets the author of an update be told of what was replied to it; several replies that wait are told together. */
export async function queueTelling(transaction: Transaction, updateId: number, afterMs = 0): Promise<void> {
  await queueJob(transaction, {
    name: jobName,
    key: `${jobName}/${updateId}`,
    payload: { updateId: String(updateId) },
    afterSeconds: Math.ceil(afterMs / 1000),
  });
}

/** Tells of all replies since the last time, or waits until an hour has passed since then. */
async function tellAuthor(platform: Platform, transaction: Transaction, updateId: number): Promise<void> {
  const update = await lockTold(transaction, updateId);
  if (!update) return;
  const now = platform.clock.now();
  const { authorProfileId, shareId, toldAt } = update;
  const waitMs = toldAt === null ? 0 : toldAt.getTime() + pauseMs - now.getTime();
  if (waitMs > 0) return queueTelling(transaction, updateId, waitMs);
  const { count, latest } = await selectUntold(transaction, { updateId, authorProfileId, toldAt });
  if (latest === null) return;
  const { en, te } = latest.name;
  await notify(platform, transaction, {
    profileId: authorProfileId,
    kind: updateCommented,
    activityId: `updates/${updateId}/comments/${now.getTime()}`,
    text:
      count === 1
        ? { en: `${en} replied to your update.`, te: `${te ?? en} మీ అప్‌డేట్‌కు జవాబిచ్చారు.` }
        : {
            en: `${en} and others: ${count} new replies to your update.`,
            te: `${te ?? en}, ఇతరులు: మీ అప్‌డేట్‌కు ${count} కొత్త జవాబులు.`,
          },
    leadsTo: `/app/social/updates/${shareId}`,
  });
  await markTold(transaction, updateId, now);
}

export const tellAuthorJob: Job = {
  name: jobName,
  run: (platform, payload) =>
    inTransaction(platform, (transaction) =>
      tellAuthor(platform, transaction, Number(z.parse(payloadShape, payload).updateId)),
    ),
};
