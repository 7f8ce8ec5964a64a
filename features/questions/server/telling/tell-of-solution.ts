import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { notify } from "#features/notifications/server";
import { questionPage } from "../asking/question-words.ts";
import type { LockedAnswer } from "../queries.ts";
import { solvedNews } from "./notice-kinds.ts";

/** Tells who wrote the answer that it solved the question, with thanks; once of each answer, and never the asker. */
export async function tellOfSolution(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  { answer, title }: { readonly answer: LockedAnswer; readonly title: string },
): Promise<void> {
  const { id, author_profile_id: profileId, question } = answer;
  if (profileId === question.author_profile_id) return;
  await notify(platform, transaction, {
    ...{ profileId, kind: solvedNews, leadsTo: questionPage(question.question_key) },
    activityId: `questions/answers/${id}/solved`,
    text: { en: `It helped with: ${title}`, te: `ఈ ప్రశ్నకు ఉపయోగపడింది: ${title}` },
  });
}
