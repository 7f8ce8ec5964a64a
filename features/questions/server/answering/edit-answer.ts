import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { editAnswer as endpoint } from "../../contract/answers.ts";
import { lockAnswer, updateAnswer } from "../queries.ts";
import { viewOf } from "../reading/question-dto.ts";
import { takeFiles } from "../take-files.ts";

/** Changes the caller's own answer, of a closed question too. */
export const editAnswer: Operation<typeof endpoint> = (context, { params, body }) =>
  inTransaction(context, async (transaction) => {
    const answer = await lockAnswer(transaction, params.answerId);
    if (answer?.author_profile_id !== context.actor.profileId) return refuse(endpoint, "questions/not-found");
    const { id, question } = answer;
    const voice = await takeFiles(context, transaction, { endpoint, before: answer, given: body });
    await updateAnswer(transaction, { id, ...body, voice, at: context.clock.now() });
    const view = await viewOf(context, transaction, question.question_key);
    return view ?? refuse(endpoint, "questions/not-found");
  });
