import type { Reader } from "#engine/server/data/client.ts";
import type { GuestQuestion } from "../../contract/guests.ts";
import { nameOf } from "../people.queries.ts";
import { selectAnswers, selectQuestion } from "../reading/question.queries.ts";
import { guestPhotoPath, guestVoice } from "./guest-files.ts";

/** No profile has this id. */
const nobody = 0;

/**
 * A question as guests see it; undefined where there is none or its asker has deleted it. Each field is named here, so
 * nothing of a person but the name comes along.
 */
export async function guestQuestionOf(
  reader: Reader,
  questionKey: string,
): Promise<GuestQuestion | undefined> {
  const question = await selectQuestion(reader, { questionKey, viewerId: nobody });
  if (!question || question.title === null) return undefined;
  const answers = await selectAnswers(reader, { questionId: question.id, viewerId: nobody });
  const urlOf = (pictureKey: string): string => guestPhotoPath(questionKey, pictureKey);
  return {
    questionId: questionKey,
    title: question.title,
    words: question.words ?? "",
    cropTitle: question.crop_title,
    stage: question.stage,
    photoUrls: question.picture_keys.map(urlOf),
    voice: guestVoice(questionKey, question.voice),
    authorName: nameOf(question),
    askedAt: question.asked_at.getTime(),
    meTooCount: question.me_too_count,
    answerCount: question.answer_count,
    answers: answers.map((answer) => ({
      answerId: answer.id,
      words: answer.words,
      photoUrls: answer.picture_keys.map(urlOf),
      voice: guestVoice(questionKey, answer.voice),
      authorName: nameOf(answer),
      answeredAt: answer.answered_at.getTime(),
      usefulCount: answer.useful_count,
      isSolution: answer.solved_at !== null,
      agreedBy: [...answer.agreed_by],
    })),
  };
}
