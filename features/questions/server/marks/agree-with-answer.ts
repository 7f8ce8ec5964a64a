import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { recountSoon } from "#features/reputation/server";
import { agreeWithAnswer as endpoint } from "../../contract/answers.ts";
import { mayAgree } from "../experts.policy.ts";
import { viewOf } from "../reading/question-dto.ts";
import { findMarkedAnswer, setAgreement } from "./marks.queries.ts";

/** An expert agrees by name with somebody else's answer. */
export const agreeWithAnswer: Operation<typeof endpoint> = (context, { params, body: { isOn } }) =>
  inTransaction(context, async (transaction) => {
    const { actor, clock } = context;
    if (!mayAgree(actor)) return refuse(endpoint, "questions/may-not-agree");
    const answer = await findMarkedAnswer(transaction, { ...params, viewerId: actor.profileId });
    if (!answer) return refuse(endpoint, "questions/not-found");
    if (answer.author_profile_id === actor.profileId) return refuse(endpoint, "questions/own-words");
    await setAgreement(transaction, { id: answer.id, profileId: actor.profileId, isOn, at: clock.now() });
    await recountSoon(transaction, answer.author_profile_id);
    return (
      (await viewOf(context, transaction, answer.question_key)) ?? refuse(endpoint, "questions/not-found")
    );
  });
