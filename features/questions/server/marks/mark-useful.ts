import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { markUseful as endpoint } from "../../contract/answers.ts";
import { viewOf } from "../reading/question-dto.ts";
import { findMarkedAnswer, setUseful } from "./marks.queries.ts";

/** An answer was useful to the caller; nobody says so of an own one. */
export const markUseful: Operation<typeof endpoint> = async (context, { params, body: { isOn } }) => {
  const { actor, database } = context;
  const answer = await findMarkedAnswer(database, { ...params, viewerId: actor.profileId });
  if (!answer) return refuse(endpoint, "questions/not-found");
  if (answer.author_profile_id === actor.profileId) return refuse(endpoint, "questions/own-words");
  await setUseful(database, { id: answer.id, profileId: actor.profileId, isOn });
  return (await viewOf(context, database, answer.question_key)) ?? refuse(endpoint, "questions/not-found");
};
