import { requireOpen } from "#engine/server/config/flags.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { countPost, holdListed } from "#features/moderation/server";
import { answerQuestion as endpoint } from "../../contract/answers.ts";
import { questionPage } from "../asking/question-words.ts";
import { insertAnswer, lockQuestion } from "../queries.ts";
import { viewOf } from "../reading/question-dto.ts";
import { setAnswerHidden } from "../reports/reported.queries.ts";
import { takeFiles } from "../take-files.ts";
import { planTelling } from "../telling/tell-of-answers.ts";

/** Answers a question; its asker and followers hear of it soon after. */
export const answerQuestion: Operation<typeof endpoint> = (context, { params: { questionId }, body }) =>
  onceInTransaction(context, endpoint, { questionId, body }, async (transaction) => {
    requireOpen(context, "writing-open");
    await countPost(context, transaction, { words: body.words, field: "words" });
    const question = await lockQuestion(transaction, questionId);
    if (!question) return refuse(endpoint, "questions/not-found");
    if (question.title === null) return refuse(endpoint, "questions/closed");
    const voice = await takeFiles(context, transaction, { endpoint, given: body });
    const [authorId, at] = [context.actor.profileId, context.clock.now()];
    const id = await insertAnswer(transaction, { questionId: question.id, authorId, ...body, voice, at });
    const isHeld = await holdListed(context, transaction, {
      ...{ kind: "answer", key: String(id), leadsTo: questionPage(questionId) },
      ...{ authorProfileId: authorId, words: body.words, pictures: body.photos, voice },
    });
    if (!isHeld) await planTelling(context, transaction, question);
    // Who is kept apart from the asker sees no question, and the answer is undone.
    const view = await viewOf(context, transaction, questionId);
    if (isHeld) await setAnswerHidden(transaction, { id, at });
    return view ?? refuse(endpoint, "questions/not-found");
  });
