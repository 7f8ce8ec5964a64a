import * as z from "zod/mini";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { queueJob } from "#engine/server/jobs/queue-job.ts";
import { notify } from "#features/notifications/server";
import { questionPage } from "../asking/question-words.ts";
import { type LockedQuestion, lockQuestion } from "../queries.ts";
import { answeredNews } from "./notice-kinds.ts";
import { noteTold, selectUntold } from "./telling.queries.ts";

const name = "questions/tell-of-answers";
/** Followers hear of the first answer at once, and of those that follow together, after this time. */
const restInSeconds = 3600;

/** Has followers told of what is new, a while after they were told last. */
export async function planTelling(
  { clock }: Pick<Platform, "clock">,
  transaction: Transaction,
  { id, question_key: questionKey, told_until: toldUntil }: LockedQuestion,
): Promise<void> {
  const rested = toldUntil ? (clock.now().getTime() - toldUntil.getTime()) / 1000 : restInSeconds;
  const afterSeconds = Math.max(0, Math.ceil(restInSeconds - rested));
  await queueJob(transaction, { name, key: `${name}/${id}`, payload: { questionKey }, afterSeconds });
}

/** Tells the followers of a question of all answers by others since they were told last, in one notice. */
export async function tellOfAnswers(
  platform: Pick<Platform, "clock" | "database" | "signals">,
  questionKey: string,
): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    const question = await lockQuestion(transaction, questionKey);
    if (!question || question.title === null) return;
    const { id: questionId, title } = question;
    const until = platform.clock.now();
    const since = question.told_until ?? new Date(question.asked_at.getTime() - 1);
    for (const { profile_id: profileId, count, newest_id, name } of await selectUntold(transaction, {
      questionId,
      since,
    }))
      await notify(platform, transaction, {
        ...{ profileId, kind: answeredNews, leadsTo: questionPage(questionKey) },
        activityId: `questions/${questionId}/answers/${newest_id}`,
        text:
          count === 1
            ? { en: `${name.en} answered: ${title}`, te: `${name.te ?? name.en} జవాబు ఇచ్చారు: ${title}` }
            : { en: `${count} new answers: ${title}`, te: `${count} కొత్త జవాబులు: ${title}` },
      });
    await noteTold(transaction, { questionId, until });
  });
}

const payload = z.object({ questionKey: z.string() });

export const tellOfAnswersJob: Job = {
  name,
  run: (platform, given) => tellOfAnswers(platform, z.parse(payload, given).questionKey),
};
