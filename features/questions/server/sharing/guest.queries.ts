import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/** Whether a question that is not deleted, or one of its answers, holds this voice note. */
export async function isVoiceOfQuestion(
  reader: Reader,
  { questionKey, voice }: { readonly questionKey: string; readonly voice: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (
      select from questions question where question_key = ${questionKey} and title is not null and hidden_at is null
        and (voice = ${voice} or exists (select from answers answer
          where answer.question_id = question.id and answer.hidden_at is null and answer.voice = ${voice}))
    ) as is_there`.execute(reader);
  return rows[0]?.is_there ?? false;
}

/** Whether a question that is not deleted, or one of its answers, shows this picture. */
export async function isPhotoOfQuestion(
  reader: Reader,
  { questionKey, pictureKey }: { readonly questionKey: string; readonly pictureKey: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_shown: boolean }>`
    select exists (
      select from questions question where question_key = ${questionKey} and title is not null and hidden_at is null
        and (${pictureKey} = any(picture_keys) or exists (select from answers answer
          where answer.question_id = question.id and answer.hidden_at is null and ${pictureKey} = any(answer.picture_keys)))
    ) as is_shown`.execute(reader);
  return rows[0]?.is_shown ?? false;
}
