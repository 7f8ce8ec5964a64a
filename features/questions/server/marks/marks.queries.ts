import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { isTogether } from "#engine/server/people/apart.queries.ts";

/** A thing that is marked, and whose it is. */
export interface Marked {
  readonly id: number;
  readonly question_key: string;
  readonly author_profile_id: number;
}

/** The question of this public id, if this person may see it. */
export async function findMarkedQuestion(
  reader: Reader,
  { questionKey, viewerId }: { readonly questionKey: string; readonly viewerId: number },
): Promise<Marked | undefined> {
  const { rows } = await sql<Marked>`
    select id, question_key, author_profile_id from questions
    where question_key = ${questionKey} and hidden_at is null and ${isTogether(viewerId, sql`author_profile_id`)}`.execute(
    reader,
  );
  return rows[0];
}

/** The answer of this id, with the public id of its question, if this person may see both. */
export async function findMarkedAnswer(
  reader: Reader,
  { answerId, viewerId }: { readonly answerId: number; readonly viewerId: number },
): Promise<Marked | undefined> {
  const { rows } = await sql<Marked>`
    select answers.id, question_key, answers.author_profile_id
    from answers join questions on questions.id = answers.question_id
    where answers.id = ${answerId} and answers.hidden_at is null and questions.hidden_at is null
      and ${isTogether(viewerId, sql`answers.author_profile_id`)}
      and ${isTogether(viewerId, sql`questions.author_profile_id`)}`.execute(reader);
  return rows[0];
}

interface Mark {
  readonly id: number;
  readonly profileId: number;
  readonly isOn: boolean;
}

/** A person marks a question once, or takes the mark back. */
export async function setQuestionMark(
  reader: Reader,
  table: "question_votes" | "question_followers",
  { id, profileId, isOn }: Mark,
): Promise<void> {
  if (isOn)
    await reader
      .insertInto(table)
      .values({ question_id: id, profile_id: profileId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await reader
      .deleteFrom(table)
      .where("question_id", "=", id)
      .where("profile_id", "=", profileId)
      .execute();
}

/** A person finds an answer useful once, or takes that back. */
export async function setUseful(
  reader: Reader,
  { id, profileId, isOn, at }: Mark & { readonly at: Date },
): Promise<void> {
  if (isOn)
    await reader
      .insertInto("answer_votes")
      .values({ answer_id: id, profile_id: profileId, marked_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await reader
      .deleteFrom("answer_votes")
      .where("answer_id", "=", id)
      .where("profile_id", "=", profileId)
      .execute();
}

/** An expert agrees with an answer once, or takes that back. */
export async function setAgreement(
  reader: Reader,
  { id, profileId, isOn, at }: Mark & { readonly at: Date },
): Promise<void> {
  if (isOn)
    await reader
      .insertInto("answer_agreements")
      .values({ answer_id: id, profile_id: profileId, agreed_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await reader
      .deleteFrom("answer_agreements")
      .where("answer_id", "=", id)
      .where("profile_id", "=", profileId)
      .execute();
}
