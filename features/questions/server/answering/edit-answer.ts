import { requireOpen } from "#engine/server/config/flags.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { countPost, holdListed } from "#features/moderation/server";
import { editAnswer as endpoint } from "../../contract/answers.ts";
import { questionPage } from "../asking/question-words.ts";
import { lockAnswer, updateAnswer } from "../queries.ts";
import { viewOf } from "../reading/question-dto.ts";
import { setAnswerHidden } from "../reports/reported.queries.ts";
import { takeFiles } from "../take-files.ts";

/** Changes the caller's own answer, of a closed question too. */
export const editAnswer: Operation<typeof endpoint> = (context, { params, body }) =>
  inTransaction(context, async (transaction) => {
    requireOpen(context, "writing-open");
    const answer = await lockAnswer(transaction, params.answerId);
    if (answer?.author_profile_id !== context.actor.profileId) return refuse(endpoint, "questions/not-found");
    await countPost(context, transaction, { words: body.words, field: "words", isUncounted: true });
    const { id, question } = answer;
    const voice = await takeFiles(context, transaction, { endpoint, before: answer, given: body });
    await updateAnswer(transaction, { id, ...body, voice, at: context.clock.now() });
    const isHeld = await holdListed(context, transaction, {
      ...{ kind: "answer", key: String(id), leadsTo: questionPage(question.question_key) },
      ...{ authorProfileId: answer.author_profile_id, words: body.words, pictures: body.photos, voice },
    });
    const view = await viewOf(context, transaction, question.question_key);
    if (isHeld) await setAnswerHidden(transaction, { id, at: context.clock.now() });
    return view ?? refuse(endpoint, "questions/not-found");
  });
