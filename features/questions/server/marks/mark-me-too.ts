import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { markMeToo as endpoint } from "../../contract/answers.ts";
import { viewOf } from "../reading/question-dto.ts";
import { findMarkedQuestion, setQuestionMark } from "./marks.queries.ts";

/** The caller has the same question; of one's own that goes without saying. */
export const markMeToo: Operation<typeof endpoint> = async (context, { params, body: { isOn } }) => {
  const { actor, database } = context;
  const question = await findMarkedQuestion(database, {
    questionKey: params.questionId,
    viewerId: actor.profileId,
  });
  if (!question) return refuse(endpoint, "questions/not-found");
  if (question.author_profile_id === actor.profileId) return refuse(endpoint, "questions/own-words");
  await setQuestionMark(database, "question_votes", { id: question.id, profileId: actor.profileId, isOn });
  return (await viewOf(context, database, params.questionId)) ?? refuse(endpoint, "questions/not-found");
};
