import { offlineMutation } from "#engine/web/outbox/offline-mutation.ts";
import { answerQuestion } from "../../contract/answers.ts";
import { takeQuestion } from "../api.ts";
import { useQuestionsTexts } from "../words.ts";

/** An answer to a question. */
export interface SentAnswer {
  readonly questionId: string;
  readonly words: string;
  readonly photos: string[];
  readonly voiceKey: string | null;
}

/** What the outbox calls the answers to a question. */
export const answersSubject = (questionId: string): string => `questions/answers/${questionId}`;

/** An answer; those to a question go out one after another, each once. */
export const sendingAnswer = offlineMutation({
  kind: "questions/answer",
  endpoint: answerQuestion,
  request: ({ questionId, ...body }: SentAnswer) => ({ params: { questionId }, body }),
  subject: ({ questionId }) => answersSubject(questionId),
  title: ({ words }) => useQuestionsTexts.now().waitingAnswer(words.slice(0, 40)),
  page: ({ questionId }) => `/app/social/qa/${questionId}`,
  refreshes: [
    ["questions", "one"],
    ["questions", "list"],
  ],
  isEachSent: true,
  onSent: takeQuestion,
});
