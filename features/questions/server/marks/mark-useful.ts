import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { recountSoon } from "#features/reputation/server";
import { markUseful as endpoint } from "../../contract/answers.ts";
import { viewOf } from "../reading/question-dto.ts";
import { findMarkedAnswer, setUseful } from "./marks.queries.ts";

/** An answer was useful to the caller; nobody says so of an own one. */
export const markUseful: Operation<typeof endpoint> = (context, { params, body: { isOn } }) =>
  inTransaction(context, async (transaction) => {
    const { actor, clock } = context;
    const answer = await findMarkedAnswer(transaction, { ...params, viewerId: actor.profileId });
    if (!answer) return refuse(endpoint, "questions/not-found");
    if (answer.author_profile_id === actor.profileId) return refuse(endpoint, "questions/own-words");
    await setUseful(transaction, { id: answer.id, profileId: actor.profileId, isOn, at: clock.now() });
    await recountSoon(transaction, answer.author_profile_id);
    return (
      (await viewOf(context, transaction, answer.question_key)) ?? refuse(endpoint, "questions/not-found")
    );
  });
