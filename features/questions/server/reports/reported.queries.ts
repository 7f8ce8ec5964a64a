import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import { isTogether } from "#engine/server/people/apart.queries.ts";

/** What is reported, as it is now. */
export interface ReportedWords {
  readonly authorProfileId: number;
  readonly words: string;
  readonly pictures: readonly string[];
  readonly voice: string | null;
}

/** A question, or one of its answers, if this person may see it. */
export async function findReported(
  transaction: Transaction,
  asked: { readonly questionKey: string; readonly answerId: number | null; readonly viewerId: number },
): Promise<ReportedWords | undefined> {
  const { questionKey, answerId, viewerId } = asked;
  const isSeen = sql`question.hidden_at is null and ${isTogether(viewerId, sql`question.author_profile_id`)}`;
  const statement =
    answerId === null
      ? sql<ReportedWords>`
    select author_profile_id as "authorProfileId", concat_ws(E'\n', title, words) as words, picture_keys as pictures, voice
    from questions question where question_key = ${questionKey} and title is not null and ${isSeen}`
      : sql<ReportedWords>`
    select answer.author_profile_id as "authorProfileId", answer.words, answer.picture_keys as pictures, answer.voice
    from answers answer join questions question on question.id = answer.question_id
    where question_key = ${questionKey} and answer.id = ${answerId} and answer.hidden_at is null and ${isSeen}
      and ${isTogether(viewerId, sql`answer.author_profile_id`)}`;
  const { rows } = await statement.execute(transaction);
  return rows[0];
}

/** A question as the home stream shows it. */
export interface HiddenQuestion {
  readonly authorProfileId: number;
  readonly title: string | null;
  readonly words: string | null;
}

/** Hides a question, or lets it be seen again; undefined where it is so already or gone. */
export async function setQuestionHidden(
  transaction: Transaction,
  { questionKey, at }: { readonly questionKey: string; readonly at: Date | null },
): Promise<HiddenQuestion | undefined> {
  const { rows } = await sql<HiddenQuestion>`
    update questions set hidden_at = ${at}
    where question_key = ${questionKey} and (hidden_at is null) = ${at !== null}
    returning author_profile_id as "authorProfileId", title, words`.execute(transaction);
  return rows[0];
}

/** Hides an answer, or lets it be seen again. Gives whose it is. */
export async function setAnswerHidden(
  transaction: Transaction,
  { id, at }: { readonly id: number; readonly at: Date | null },
): Promise<number | undefined> {
  const hidden = await transaction
    .updateTable("answers")
    .set({ hidden_at: at })
    .where("id", "=", id)
    .returning("author_profile_id")
    .executeTakeFirst();
  return hidden?.author_profile_id;
}
