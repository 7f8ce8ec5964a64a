import { sql } from "kysely";
import type { LocalizedText, NameText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { isTogether } from "#engine/server/people/apart.queries.ts";
import { mostAnswers } from "../../contract/shapes.ts";
import { type AuthorRow, authorColumns, joinAuthor } from "../people.queries.ts";

/** A question with what it is to the viewer. */
export interface QuestionRow extends AuthorRow {
  readonly id: number;
  readonly question_key: string;
  readonly author_profile_id: number;
  readonly title: string | null;
  readonly words: string | null;
  readonly crop: string | null;
  readonly crop_title: LocalizedText | null;
  readonly stage: string | null;
  readonly picture_keys: readonly string[];
  /** Name of its voice note. */
  readonly voice: string | null;
  readonly asked_at: Date;
  readonly edited_at: Date | null;
  readonly me_too_count: number;
  readonly is_me_too: boolean;
  readonly is_followed: boolean;
  readonly is_reported: boolean;
  readonly answer_count: number;
  readonly viewer_points: number;
}

/** An answer with what it is to the viewer. */
export interface AnswerRow extends AuthorRow {
  readonly id: number;
  readonly author_profile_id: number;
  readonly words: string;
  readonly picture_keys: readonly string[];
  /** Name of its voice note. */
  readonly voice: string | null;
  readonly answered_at: Date;
  readonly edited_at: Date | null;
  readonly solved_at: Date | null;
  readonly useful_count: number;
  readonly is_useful: boolean;
  readonly agreed_by: readonly NameText[];
  readonly have_agreed: boolean;
  readonly is_reported: boolean;
}

/** A question by its public id; nobody is the viewer 0. */
export async function selectQuestion(
  reader: Reader,
  { questionKey, viewerId }: { readonly questionKey: string; readonly viewerId: number },
): Promise<QuestionRow | undefined> {
  const { rows } = await sql<QuestionRow>`
    select question.id, question_key, author_profile_id, title, words, crop, stage, picture_keys, voice, asked_at, edited_at,
      (select jsonb_build_object('en', named.title_en, 'te', named.title_te) from published.crops named
        where named.slug = question.crop) as crop_title,
      (select count(*)::int from question_votes vote where vote.question_id = question.id) as me_too_count,
      exists (select from question_votes vote
        where vote.question_id = question.id and vote.profile_id = ${viewerId}) as is_me_too,
      exists (select from question_followers follower
        where follower.question_id = question.id and follower.profile_id = ${viewerId}) as is_followed,
      exists (select from published.reported_words report where report.kind = 'question'
        and report.subject_key = question.question_key and report.profile_id = ${viewerId}) as is_reported,
      (select count(*)::int from answers answer where answer.question_id = question.id and answer.hidden_at is null
        and ${isTogether(viewerId, sql`answer.author_profile_id`)}) as answer_count,
      coalesce((select points from published.standings where profile_id = ${viewerId}), 0) as viewer_points,
      ${authorColumns}
    from questions question ${joinAuthor(sql`question.author_profile_id`)}
    where question_key = ${questionKey} and question.hidden_at is null and ${isTogether(viewerId, sql`question.author_profile_id`)}`.execute(
    reader,
  );
  return rows[0];
}

/** The answers of a question: what solved it, what experts agree with, the most useful, the newest. */
export async function selectAnswers(
  reader: Reader,
  { questionId, viewerId }: { readonly questionId: number; readonly viewerId: number },
): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    with marked as (
      select answer.*,
        (select count(*)::int from answer_votes vote where vote.answer_id = answer.id) as useful_count,
        coalesce((select json_agg(json_build_object('en', expert.first_name, 'te', expert.first_name_te)
            order by agreed_at)
          from answer_agreements agreement join published.profiles expert on expert.id = agreement.profile_id
          where agreement.answer_id = answer.id and ${isTogether(viewerId, sql`agreement.profile_id`)}), '[]') as agreed_by
      from answers answer where answer.question_id = ${questionId} and answer.hidden_at is null
        and ${isTogether(viewerId, sql`answer.author_profile_id`)}
    )
    select marked.id, author_profile_id, words, picture_keys, voice, answered_at, edited_at, solved_at, useful_count, agreed_by,
      exists (select from answer_votes vote
        where vote.answer_id = marked.id and vote.profile_id = ${viewerId}) as is_useful,
      exists (select from answer_agreements agreement
        where agreement.answer_id = marked.id and agreement.profile_id = ${viewerId}) as have_agreed,
      exists (select from published.reported_words report where report.kind = 'answer'
        and report.subject_key = marked.id::text and report.profile_id = ${viewerId}) as is_reported,
      ${authorColumns}
    from marked ${joinAuthor(sql`marked.author_profile_id`)}
    order by (solved_at is not null) desc, (json_array_length(agreed_by) > 0) desc, useful_count desc,
      answered_at desc, marked.id desc
    limit ${sql.lit(mostAnswers)}`.execute(reader);
  return rows;
}
