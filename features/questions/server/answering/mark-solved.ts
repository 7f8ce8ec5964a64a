import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { recountSoon } from "#features/reputation/server";
import { markSolved as endpoint } from "../../contract/answers.ts";
import { findMarkedAnswer } from "../marks/marks.queries.ts";
import { lockAnswer, setSolution } from "../queries.ts";
import { viewOf } from "../reading/question-dto.ts";
import { tellOfSolution } from "../telling/tell-of-solution.ts";

/** The asker says which answer solved the question; who wrote it hears of it. */
export const markSolved: Operation<typeof endpoint> = (context, { params, body: { isOn } }) =>
  inTransaction(context, async (transaction) => {
    const { profileId } = context.actor;
    const seen = await findMarkedAnswer(transaction, { answerId: params.answerId, viewerId: profileId });
    const answer = seen && (await lockAnswer(transaction, seen.id));
    if (answer?.question.author_profile_id !== profileId) return refuse(endpoint, "questions/not-found");
    const { id: answerId, question } = answer;
    if (question.title === null) return refuse(endpoint, "questions/closed");
    if (isOn !== (answer.solved_at !== null)) {
      const at = isOn ? context.clock.now() : null;
      const before = await setSolution(transaction, { questionId: question.id, answerId, at });
      await recountSoon(transaction, answer.author_profile_id, ...before);
      if (isOn) await tellOfSolution(context, transaction, { answer, title: question.title });
    }
    const view = await viewOf(context, transaction, question.question_key);
    return view ?? refuse(endpoint, "questions/not-found");
  });
