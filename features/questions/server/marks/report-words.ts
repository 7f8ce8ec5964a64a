import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { reportWords as endpoint } from "../../contract/answers.ts";
import { viewOf } from "../reading/question-dto.ts";
import { tellOfReport } from "../telling/tell-of-report.ts";
import { findMarkedAnswer, findMarkedQuestion, insertReport } from "./marks.queries.ts";

/** Reports somebody else's words once; support hears of it. */
export const reportWords: Operation<typeof endpoint> = (context, { params: { questionId }, body }) =>
  inTransaction(context, async (transaction) => {
    const { answerId, reason } = body;
    const { profileId } = context.actor;
    const question = await findMarkedQuestion(transaction, { questionKey: questionId, viewerId: profileId });
    const reported =
      answerId === null ? question : await findMarkedAnswer(transaction, { answerId, viewerId: profileId });
    if (!question || reported?.question_key !== questionId) return refuse(endpoint, "questions/not-found");
    if (reported.author_profile_id === profileId) return refuse(endpoint, "questions/own-words");
    const report = { questionId: question.id, answerId, profileId, reason, at: context.clock.now() };
    const reportId = await insertReport(transaction, report);
    if (reportId !== null) await tellOfReport(context, transaction, { reportId, questionId, reason });
    return (await viewOf(context, transaction, questionId)) ?? refuse(endpoint, "questions/not-found");
  });
