import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { followQuestion as endpoint } from "../../contract/answers.ts";
import { viewOf } from "../reading/question-dto.ts";
import { findMarkedQuestion, setQuestionMark } from "./marks.queries.ts";

/** The caller follows a question, or no longer; askers follow theirs from the beginning. */
export const followQuestion: Operation<typeof endpoint> = async (context, { params, body: { isOn } }) => {
  const { actor, database } = context;
  const question = await findMarkedQuestion(database, {
    questionKey: params.questionId,
    viewerId: actor.profileId,
  });
  if (!question) return refuse(endpoint, "questions/not-found");
  await setQuestionMark(database, "question_followers", {
    id: question.id,
    profileId: actor.profileId,
    isOn,
  });
  return (await viewOf(context, database, params.questionId)) ?? refuse(endpoint, "questions/not-found");
};
