import { requireOpen } from "#engine/server/config/flags.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { countPost, holdListed } from "#features/moderation/server";
import { askQuestion as endpoint } from "../../contract.ts";
import { selectCrops } from "../crops.queries.ts";
import { insertQuestion } from "../queries.ts";
import { viewOf } from "../reading/question-dto.ts";
import { setQuestionHidden } from "../reports/reported.queries.ts";
import { takeFiles } from "../take-files.ts";
import { publishQuestion } from "./publish-question.ts";
import { cropFault, isCropFit, postOf, questionWordsOf, writtenOf } from "./question-words.ts";

/** Asks all members; the question stands in the home stream. */
export const askQuestion: Operation<typeof endpoint> = (context, { body }) =>
  onceInTransaction(context, endpoint, body, async (transaction) => {
    requireOpen(context, "writing-open");
    const questionKey = context.ids.token();
    const { profileId: authorId } = context.actor;
    await countPost(context, transaction, postOf(body));
    const crops = await selectCrops(transaction);
    if (!isCropFit(body, crops, null)) return refuse(endpoint, "questions/crop-not-offered", cropFault);
    const voice = await takeFiles(context, transaction, { endpoint, given: body });
    const at = context.clock.now();
    await insertQuestion(transaction, { ...questionWordsOf(body, crops), voice, questionKey, authorId, at });
    const view = await viewOf(context, transaction, questionKey);
    const isHeld = await holdListed(
      context,
      transaction,
      writtenOf({ ...body, voice, questionKey, authorId }),
    );
    if (isHeld) await setQuestionHidden(transaction, { questionKey, at });
    else await publishQuestion(context, transaction, { ...body, questionKey, authorId });
    return view ?? refuse(endpoint, "questions/photo-gone");
  });
