import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { releasePictures, voicesLeft } from "#features/files/server";
import { recountSoon } from "#features/reputation/server";
import { deleteAnswer as endpoint } from "../../contract/answers.ts";
import { deleteAnswerRow, lockAnswer } from "../queries.ts";
import { viewOf } from "../reading/question-dto.ts";

/** Deletes the caller's own answer. */
export const deleteAnswer: Operation<typeof endpoint> = (context, { params }) =>
  inTransaction(context, async (transaction) => {
    const answer = await lockAnswer(transaction, params.answerId);
    if (answer?.author_profile_id !== context.actor.profileId) return refuse(endpoint, "questions/not-found");
    const files = [...answer.picture_keys, ...voicesLeft(answer.voice, null)];
    await releasePictures(context, transaction, files);
    await deleteAnswerRow(transaction, answer.id);
    await recountSoon(transaction, answer.author_profile_id);
    const view = await viewOf(context, transaction, answer.question.question_key);
    return view ?? refuse(endpoint, "questions/not-found");
  });
