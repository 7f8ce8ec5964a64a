import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import { isTogether } from "#engine/server/people/apart.queries.ts";
import type { QuestionFilter, QuestionSort } from "../../contract/shapes.ts";
import { type AuthorRow, authorColumns, joinAuthor } from "../people.queries.ts";

/** A question of a list. */
export interface CardRow extends AuthorRow {
  readonly id: number;
  readonly question_key: string;
  readonly title: string;
  readonly crop: string | null;
  readonly stage: string | null;
  readonly photo: string | null;
  readonly asked_at: Date;
  readonly last_active_at: Date;
  readonly answer_count: number;
  readonly me_too_count: number;
  readonly is_solved: boolean;
}

export interface ListAsked {
  readonly filter: QuestionFilter;
  readonly sort: QuestionSort;
  readonly viewerId: number;
  readonly after: Cursor | null;
  readonly atMost: number;
}

const seenAnswers = (viewerId: number) => sql`from answers answer where answer.question_id = question.id
  and answer.hidden_at is null
  and ${isTogether(viewerId, sql`answer.author_profile_id`)}`;
const aSolution = (viewerId: number) => sql`select ${seenAnswers(viewerId)} and answer.solved_at is not null`;

function conditionOf({ filter, viewerId }: ListAsked): RawBuilder<unknown> {
  switch (filter) {
    case "mine":
      return sql`and question.author_profile_id = ${viewerId}`;
    case "answered":
      return sql`and exists (select ${seenAnswers(viewerId)})`;
    case "unanswered":
      return sql`and not exists (select ${seenAnswers(viewerId)})`;
    case "solved":
      return sql`and exists (${aSolution(viewerId)})`;
    case "my-crops":
      return sql`and question.crop = any(array(select crop from question_crops where profile_id = ${viewerId}))`;
    default:
      return sql``;
  }
}

/** A page of the questions that a filter leaves; deleted ones are none. */
export async function selectList(reader: Reader, asked: ListAsked): Promise<CardRow[]> {
  const { sort, after } = asked;
  const at = sort === "newest" ? sql`question.asked_at` : sql`question.last_active_at`;
  const behind = after
    ? sql`and (${at}, question.id) < (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const { rows } = await sql<CardRow>`
    with page as (
      select * from questions question where title is not null and hidden_at is null
        and ${isTogether(asked.viewerId, sql`question.author_profile_id`)} ${conditionOf(asked)} ${behind}
      order by ${at} desc, question.id desc limit ${sql.lit(asked.atMost)}
    )
    select question.id, question_key, title, crop, stage, picture_keys[1] as photo, asked_at, last_active_at,
      (select count(*)::int ${seenAnswers(asked.viewerId)}) as answer_count,
      (select count(*)::int from question_votes vote where vote.question_id = question.id) as me_too_count,
      exists (${aSolution(asked.viewerId)}) as is_solved, ${authorColumns}
    from page question ${joinAuthor(sql`question.author_profile_id`)}
    order by ${at} desc, question.id desc`.execute(reader);
  return rows;
}

/** What a person grows. */
export async function selectCropsOf(reader: Reader, profileId: number): Promise<string[]> {
  const rows = await reader
    .selectFrom("question_crops")
    .select("crop")
    .where("profile_id", "=", profileId)
    .orderBy("crop")
    .execute();
  return rows.map(({ crop }) => crop);
}

/** Says anew what a person grows. */
export async function replaceCrops(
  reader: Reader,
  { profileId, crops }: { readonly profileId: number; readonly crops: readonly string[] },
): Promise<void> {
  await sql`
    with gone as (
      delete from question_crops where profile_id = ${profileId} and not (crop = any(${[...crops]}::text[]))
    )
    insert into question_crops (profile_id, crop) select ${profileId}::bigint, unnest(${[...crops]}::text[])
    on conflict do nothing`.execute(reader);
}
