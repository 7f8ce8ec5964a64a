import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { maySort } from "#features/reputation/server";
import type { AnswerView, QuestionView } from "../../contract/shapes.ts";
import { mayAgree } from "../experts.policy.ts";
import { authorOf } from "../people.queries.ts";
import { type AnswerRow, selectAnswers, selectQuestion } from "./question.queries.ts";

/** A question with its answers as the caller sees it; undefined where there is none. */
export async function viewOf(
  context: Pick<MemberContext, "actor" | "clock">,
  reader: Reader,
  questionKey: string,
): Promise<QuestionView | undefined> {
  const { actor } = context;
  const viewerId = actor.profileId;
  const row = await selectQuestion(reader, { questionKey, viewerId });
  if (!row) return undefined;
  const answers = await selectAnswers(reader, { questionId: row.id, viewerId });
  return {
    questionId: row.question_key,
    title: row.title,
    words: row.words ?? "",
    crop: row.crop,
    stage: row.stage,
    photos: [...row.picture_keys],
    voice: row.voice,
    author: authorOf(row),
    askedAt: row.asked_at.getTime(),
    editedAt: row.edited_at?.getTime() ?? null,
    isMine: row.author_profile_id === viewerId,
    meTooCount: row.me_too_count,
    isMeToo: row.is_me_too,
    isFollowed: row.is_followed,
    isReported: row.is_reported,
    mayAgree: mayAgree(actor),
    maySort: row.author_profile_id !== viewerId && (await maySort(context, reader, row.viewer_points)),
    answerCount: row.answer_count,
    answers: answers.map((answer) => answerOf(answer, viewerId)),
  };
}

function answerOf(row: AnswerRow, viewerId: number): AnswerView {
  return {
    answerId: row.id,
    words: row.words,
    photos: [...row.picture_keys],
    voice: row.voice,
    author: authorOf(row),
    answeredAt: row.answered_at.getTime(),
    editedAt: row.edited_at?.getTime() ?? null,
    isMine: row.author_profile_id === viewerId,
    usefulCount: row.useful_count,
    isUseful: row.is_useful,
    solvedAt: row.solved_at?.getTime() ?? null,
    agreedBy: [...row.agreed_by],
    haveAgreed: row.have_agreed,
    isReported: row.is_reported,
  };
}
