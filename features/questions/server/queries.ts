import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** A question that is being changed. */
export interface LockedQuestion {
  readonly id: number;
  readonly question_key: string;
  readonly author_profile_id: number;
  readonly title: string | null;
  readonly crop: string | null;
  readonly picture_keys: readonly string[];
  readonly voice: string | null;
  readonly asked_at: Date;
  readonly told_until: Date | null;
}

/** A question by its public id, held until the transaction ends: its changes and those of its answers come in order. */
export async function lockQuestion(
  transaction: Transaction,
  questionKey: string,
): Promise<LockedQuestion | undefined> {
  const { rows } = await sql<LockedQuestion>`
    select id, question_key, author_profile_id, title, crop, picture_keys, voice, asked_at, told_until
    from questions where question_key = ${questionKey} and hidden_at is null for update`.execute(transaction);
  return rows[0];
}

/** An answer whose question is held. */
export interface LockedAnswer {
  readonly id: number;
  readonly author_profile_id: number;
  readonly picture_keys: readonly string[];
  readonly voice: string | null;
  readonly solved_at: Date | null;
  readonly question: LockedQuestion;
}

/** An answer, held with its question until the transaction ends. */
export async function lockAnswer(
  transaction: Transaction,
  answerId: number,
): Promise<LockedAnswer | undefined> {
  const { rows } = await sql<{ question_key: string }>`
    select question_key from questions where id = (select question_id from answers where id = ${answerId})`.execute(
    transaction,
  );
  const question = rows[0] && (await lockQuestion(transaction, rows[0].question_key));
  if (!question) return undefined;
  const answer = await transaction
    .selectFrom("answers")
    .select(["id", "author_profile_id", "picture_keys", "voice", "solved_at"])
    .where("id", "=", answerId)
    .where("hidden_at", "is", null)
    .executeTakeFirst();
  return answer && { ...answer, question };
}

export interface QuestionWords {
  readonly title: string;
  readonly words: string | null;
  readonly crop: string | null;
  readonly stage: string | null;
  readonly photos: readonly string[];
  /** Name of its voice note. */
  readonly voice: string | null;
  readonly searchWords: readonly string[];
}

/** Keeps a question, which its asker follows. */
export async function insertQuestion(
  transaction: Transaction,
  {
    questionKey,
    authorId,
    at,
    ...written
  }: QuestionWords & { readonly questionKey: string; readonly authorId: number; readonly at: Date },
): Promise<void> {
  await sql`
    with asked as (
      insert into questions (question_key, author_profile_id, title, words, crop, stage, picture_keys, voice, search_words,
        asked_at, last_active_at)
      values (${questionKey}, ${authorId}, ${written.title}, ${written.words}, ${written.crop}, ${written.stage},
        ${[...written.photos]}::text[], ${written.voice}, ${[...written.searchWords]}::text[], ${at}, ${at})
      returning id
    )
    insert into question_followers (question_id, profile_id) select id, ${authorId}::bigint from asked`.execute(
    transaction,
  );
}

/** Writes a question anew. */
export async function updateQuestion(
  transaction: Transaction,
  { id, at, ...written }: QuestionWords & { readonly id: number; readonly at: Date },
): Promise<void> {
  await sql`
    update questions set title = ${written.title}, words = ${written.words}, crop = ${written.crop},
      stage = ${written.stage}, picture_keys = ${[...written.photos]}::text[], voice = ${written.voice},
      search_words = ${[...written.searchWords]}::text[], edited_at = ${at}
    where id = ${id}`.execute(transaction);
}

/** Takes the words and photos of a question away; it stays for the answers of others. */
export async function blankQuestion(transaction: Transaction, id: number): Promise<void> {
  await sql`
    update questions set title = null, words = null, crop = null, stage = null, picture_keys = '{}', voice = null,
      search_words = '{}'
    where id = ${id}`.execute(transaction);
}

/** Deletes a question with all that hangs on it. */
export async function deleteQuestionRow(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("questions").where("id", "=", id).execute();
}

/** Whose answers a question has, and their photos. */
export async function selectAnswerers(
  reader: Reader,
  questionId: number,
): Promise<
  {
    readonly author_profile_id: number;
    readonly picture_keys: readonly string[];
    readonly voice: string | null;
  }[]
> {
  return reader
    .selectFrom("answers")
    .select(["author_profile_id", "picture_keys", "voice"])
    .where("question_id", "=", questionId)
    .execute();
}

export interface AnswerWords {
  readonly words: string;
  readonly photos: readonly string[];
  /** Name of its voice note. */
  readonly voice: string | null;
  readonly at: Date;
}

/** Keeps an answer and gives its id; the question was active then. */
export async function insertAnswer(
  transaction: Transaction,
  answer: AnswerWords & { readonly questionId: number; readonly authorId: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with active as (
      update questions set last_active_at = greatest(last_active_at, ${answer.at}::timestamptz)
      where id = ${answer.questionId}
    )
    insert into answers (question_id, author_profile_id, words, picture_keys, voice, answered_at)
    values (${answer.questionId}, ${answer.authorId}, ${answer.words}, ${[...answer.photos]}::text[], ${answer.voice}, ${answer.at})
    returning id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("an answer was not kept");
  return row.id;
}

/** Writes an answer anew. */
export async function updateAnswer(
  transaction: Transaction,
  { id, words, photos, voice, at }: AnswerWords & { readonly id: number },
): Promise<void> {
  await sql`update answers set words = ${words}, picture_keys = ${[...photos]}::text[], voice = ${voice},
      edited_at = ${at}
    where id = ${id}`.execute(transaction);
}

/** Deletes an answer with its votes. */
export async function deleteAnswerRow(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("answers").where("id", "=", id).execute();
}

/** Makes an answer the one that solved its question, or takes that back; the question is held. Gives whose solved it before. */
export async function setSolution(
  transaction: Transaction,
  {
    questionId,
    answerId,
    at,
  }: { readonly questionId: number; readonly answerId: number; readonly at: Date | null },
): Promise<number[]> {
  const before = await transaction
    .updateTable("answers")
    .set({ solved_at: null })
    .where("question_id", "=", questionId)
    .where("solved_at", "is not", null)
    .returning("author_profile_id")
    .execute();
  if (at)
    await transaction.updateTable("answers").set({ solved_at: at }).where("id", "=", answerId).execute();
  return before.map(({ author_profile_id }) => author_profile_id);
}
