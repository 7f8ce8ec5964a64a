import { listen } from "#engine/server/jobs/events.ts";
import { withdraw } from "#features/feed/server";
import { wordsDecided } from "#features/moderation/server";
import { publishQuestion } from "../asking/publish-question.ts";
import { subjectOf } from "../asking/question-words.ts";
import { setAnswerHidden, setQuestionHidden } from "./reported.queries.ts";

/** Hides a question, in the home stream too, and lets it be seen again after an appeal. */
export const hideQuestion = listen(
  wordsDecided,
  "questions/hide-question",
  async (platform, transaction, { key: questionKey, isHidden }) => {
    const at = isHidden ? platform.clock.now() : null;
    const changed = await setQuestionHidden(transaction, { questionKey, at });
    if (!changed) return;
    const { authorProfileId: authorId, title, words } = changed;
    if (isHidden) await withdraw(platform, transaction, subjectOf(questionKey));
    else if (title !== null)
      await publishQuestion(platform, transaction, { questionKey, authorId, title, words });
  },
  { when: ({ kind }) => kind === "question" },
);

/** The same for answers. */
export const hideAnswer = listen(
  wordsDecided,
  "questions/hide-answer",
  (platform, transaction, { key, isHidden }) =>
    setAnswerHidden(transaction, { id: Number(key), at: isHidden ? platform.clock.now() : null }),
  { when: ({ kind }) => kind === "answer" },
);
