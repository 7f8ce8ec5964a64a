import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { rewrite } from "#features/feed/server";
import { editQuestion as endpoint } from "../../contract.ts";
import { lockQuestion, updateQuestion } from "../queries.ts";
import { viewOf } from "../reading/question-dto.ts";
import { takeFiles } from "../take-files.ts";
import { questionWordsOf, subjectOf } from "./question-words.ts";

/** Changes the caller's own question, in the home stream too. */
export const editQuestion: Operation<typeof endpoint> = (context, { params: { questionId }, body }) =>
  inTransaction(context, async (transaction) => {
    const question = await lockQuestion(transaction, questionId);
    if (question?.author_profile_id !== context.actor.profileId)
      return refuse(endpoint, "questions/not-found");
    if (question.title === null) return refuse(endpoint, "questions/closed");
    const { id } = question;
    const voice = await takeFiles(context, transaction, { endpoint, before: question, given: body });
    await updateQuestion(transaction, { id, ...questionWordsOf(body), voice, at: context.clock.now() });
    await rewrite(transaction, subjectOf(questionId), { title: body.title, text: body.words });
    return (await viewOf(context, transaction, questionId)) ?? refuse(endpoint, "questions/not-found");
  });
