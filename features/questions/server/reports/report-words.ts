import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { report } from "#features/moderation/server";
import { reportWords as endpoint } from "../../contract/answers.ts";
import { questionPage } from "../asking/question-words.ts";
import { viewOf } from "../reading/question-dto.ts";
import { findReported } from "./reported.queries.ts";

/** Reports somebody else's words to support, once; again it changes nothing. */
export const reportWords: Operation<typeof endpoint> = (context, { params: { questionId }, body }) =>
  inTransaction(context, async (transaction) => {
    const { answerId, reason, words: added } = body;
    const { profileId: reporterId } = context.actor;
    const asked = { questionKey: questionId, answerId, viewerId: reporterId };
    const found = await findReported(transaction, asked);
    if (!found) return refuse(endpoint, "questions/not-found");
    if (found.authorProfileId === reporterId) return refuse(endpoint, "questions/own-words");
    await report(context, transaction, {
      kind: answerId === null ? "question" : "answer",
      key: answerId === null ? questionId : String(answerId),
      leadsTo: questionPage(questionId),
      ...found,
      ...{ reporterId, reason, added },
    });
    return (await viewOf(context, transaction, questionId)) ?? refuse(endpoint, "questions/not-found");
  });
