import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { withdraw } from "#features/feed/server";
import { subjectOf } from "../asking/question-words.ts";
import { setQuestionHidden } from "./reported.queries.ts";

/** Hides a question, in the home stream too; one that is hidden stays so. */
export async function hideQuestion(
  platform: Pick<Platform, "clock">,
  transaction: Transaction,
  questionKey: string,
): Promise<void> {
  if (await setQuestionHidden(transaction, { questionKey, at: platform.clock.now() }))
    await withdraw(platform, transaction, subjectOf(questionKey));
}
