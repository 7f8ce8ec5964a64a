import type { LocalizedText } from "#engine/contract/language.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import { requireOpen } from "#engine/server/config/flags.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { notify } from "#features/notifications/server";
import { maySort } from "#features/reputation/server";
import { sortQuestion as endpoint } from "../../contract/answers.ts";
import { selectCrops, updateCrop } from "../crops.queries.ts";
import { findMarkedQuestion } from "../marks/marks.queries.ts";
import { type LockedQuestion, lockQuestion } from "../queries.ts";
import { viewOf } from "../reading/question-dto.ts";
import { sortedNews } from "../telling/notice-kinds.ts";
import { cropFault, isCropFit, questionPage } from "./question-words.ts";
import { tokensOfQuestion } from "./search-tokens.ts";

/** A guide says which crop somebody else's question is about; its asker hears of it. */
export const sortQuestion: Operation<typeof endpoint> = (
  context,
  { params: { questionId }, body: { crop } },
) =>
  inTransaction(context, async (transaction) => {
    requireOpen(context, "writing-open");
    const { profileId } = context.actor;
    if (!(await maySort(context, transaction))) return refuse(endpoint, "questions/may-not-sort");
    const question = await lockQuestion(transaction, questionId);
    if (
      !question ||
      !(await findMarkedQuestion(transaction, { questionKey: questionId, viewerId: profileId }))
    )
      return refuse(endpoint, "questions/not-found");
    const { id, author_profile_id: askerId, title, crop: before } = question;
    if (askerId === profileId) return refuse(endpoint, "questions/own-words");
    if (title === null) return refuse(endpoint, "questions/closed");
    const crops = await selectCrops(transaction);
    if (!isCropFit({ crop }, crops, before)) return refuse(endpoint, "questions/crop-not-offered", cropFault);
    const searchWords = tokensOfQuestion({ title, crop }, crops);
    const named = await updateCrop(transaction, { id, crop, searchWords });
    if (named && crop !== before) {
      const subject = `question ${questionId}`;
      await audit(context, transaction, { action: "questions/sorted", subject, detail: { crop } });
      await tellAsker(context, transaction, question, { crop, named });
    }
    return (await viewOf(context, transaction, questionId)) ?? refuse(endpoint, "questions/not-found");
  });

/** Once a day for each crop, however often guides put the question there and back. */
async function tellAsker(
  context: MemberContext,
  transaction: Transaction,
  { id, author_profile_id: profileId, question_key: questionKey, title }: LockedQuestion,
  { crop, named }: { readonly crop: string; readonly named: LocalizedText },
): Promise<void> {
  await notify(context, transaction, {
    ...{ profileId, kind: sortedNews, leadsTo: questionPage(questionKey) },
    activityId: `questions/${id}/crop/${crop}/${dayInIndia(context.clock.now())}`,
    text: { en: `${named.en}: ${title}`, te: `${named.te}: ${title}` },
  });
}
