import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { withdraw } from "#features/feed/server";
import { releasePictures, voicesLeft } from "#features/files/server";
import { deleteQuestion as endpoint } from "../../contract.ts";
import { blankQuestion, deleteQuestionRow, lockQuestion, selectAnswerers } from "../queries.ts";
import { subjectOf } from "./question-words.ts";

/** Deletes the caller's own question; for the answers of others it stays without its words, closed. */
export const deleteQuestion: Operation<typeof endpoint> = (context, { params: { questionId } }) =>
  inTransaction(context, async (transaction) => {
    const { profileId } = context.actor;
    const question = await lockQuestion(transaction, questionId);
    if (question?.author_profile_id !== profileId || question.title === null)
      return refuse(endpoint, "questions/not-found");
    const answers = await selectAnswerers(transaction, question.id);
    const isGone = answers.every(({ author_profile_id }) => author_profile_id === profileId);
    const files = [question, ...(isGone ? answers : [])].flatMap(({ picture_keys, voice }) => [
      ...picture_keys,
      ...voicesLeft(voice, null),
    ]);
    await releasePictures(context, transaction, files);
    if (isGone) await deleteQuestionRow(transaction, question.id);
    else await blankQuestion(transaction, question.id);
    await withdraw(context, transaction, subjectOf(questionId));
    return { isGone };
  });
