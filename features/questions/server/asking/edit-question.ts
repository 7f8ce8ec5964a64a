import { requireOpen } from "#engine/server/config/flags.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { rewrite } from "#features/feed/server";
import { countPost, holdListed } from "#features/moderation/server";
import { editQuestion as endpoint } from "../../contract.ts";
import { selectCrops } from "../crops.queries.ts";
import { lockQuestion, updateQuestion } from "../queries.ts";
import { viewOf } from "../reading/question-dto.ts";
import { hideQuestion } from "../reports/hide-question.ts";
import { takeFiles } from "../take-files.ts";
import { cropFault, isCropFit, postOf, questionWordsOf, subjectOf, writtenOf } from "./question-words.ts";

/** Changes the caller's own question, in the home stream too. */
export const editQuestion: Operation<typeof endpoint> = (context, { params: { questionId }, body }) =>
  inTransaction(context, async (transaction) => {
    requireOpen(context, "writing-open");
    const question = await lockQuestion(transaction, questionId);
    if (question?.author_profile_id !== context.actor.profileId)
      return refuse(endpoint, "questions/not-found");
    if (question.title === null) return refuse(endpoint, "questions/closed");
    await countPost(context, transaction, { ...postOf(body), isUncounted: true });
    const { id, crop: before } = question;
    const crops = await selectCrops(transaction);
    if (!isCropFit(body, crops, before)) return refuse(endpoint, "questions/crop-not-offered", cropFault);
    const voice = await takeFiles(context, transaction, { endpoint, before: question, given: body });
    await updateQuestion(transaction, {
      id,
      ...questionWordsOf(body, crops),
      voice,
      at: context.clock.now(),
    });
    const asked = { ...body, voice, questionKey: questionId, authorId: question.author_profile_id };
    await rewrite(transaction, subjectOf(questionId), { title: body.title, text: body.words });
    const view = await viewOf(context, transaction, questionId);
    if (await holdListed(context, transaction, writtenOf(asked)))
      await hideQuestion(context, transaction, questionId);
    return view ?? refuse(endpoint, "questions/not-found");
  });
