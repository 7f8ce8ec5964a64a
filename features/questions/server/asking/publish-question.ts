import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { publish } from "#features/feed/server";
import { questionPage, subjectOf } from "./question-words.ts";

/** Puts a question into the home stream, which stays locked until the end, so it comes last. */
export async function publishQuestion(
  platform: Pick<Platform, "clock" | "config" | "signals">,
  transaction: Transaction,
  asked: {
    readonly questionKey: string;
    readonly authorId: number;
    readonly title: string;
    readonly words: string | null;
  },
): Promise<void> {
  await publish(platform, transaction, {
    subject: subjectOf(asked.questionKey),
    event: "QUESTION",
    authorProfileId: asked.authorId,
    title: asked.title,
    ...(asked.words && { text: asked.words }),
    leadsTo: questionPage(asked.questionKey),
  });
}
