import { listen } from "#engine/server/jobs/events.ts";
import { wordsDecided } from "#features/moderation/server";
import { recountSoon } from "#features/reputation/server";
import { publishQuestion } from "../asking/publish-question.ts";
import { hideQuestion } from "./hide-question.ts";
import { setAnswerHidden, setQuestionHidden } from "./reported.queries.ts";

/** Hides a question, in the home stream too, and lets it be seen again after an appeal. */
export const onQuestionDecided = listen(
  wordsDecided,
  "questions/hide-question",
  async (platform, transaction, { key: questionKey, isHidden }) => {
    if (isHidden) return hideQuestion(platform, transaction, questionKey);
    const shown = await setQuestionHidden(transaction, { questionKey, at: null });
    if (!shown || shown.title === null) return;
    const { authorProfileId: authorId, title, words } = shown;
    await publishQuestion(platform, transaction, { questionKey, authorId, title, words });
  },
  { when: ({ kind }) => kind === "question" },
);

/** The same for answers. */
export const hideAnswer = listen(
  wordsDecided,
  "questions/hide-answer",
  async (platform, transaction, { key, isHidden }) => {
    const at = isHidden ? platform.clock.now() : null;
    const authorId = await setAnswerHidden(transaction, { id: Number(key), at });
    if (authorId !== undefined) await recountSoon(transaction, authorId);
  },
  { when: ({ kind }) => kind === "answer" },
);
