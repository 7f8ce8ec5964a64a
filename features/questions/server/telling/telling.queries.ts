import { sql } from "kysely";
import type { NameText } from "#engine/contract/language.ts";
import type { Transaction } from "#engine/server/data/client.ts";

/** What a follower has not heard of yet. */
export interface Untold {
  readonly profile_id: number;
  readonly count: number;
  readonly newest_id: number;
  /** Who wrote the newest of them. */
  readonly name: NameText;
}

/** The followers of a question for whom others have answered since a moment. */
export async function selectUntold(
  transaction: Transaction,
  { questionId, since }: { readonly questionId: number; readonly since: Date },
): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    select follower.profile_id, fresh.count, fresh.newest_id,
      (select json_build_object('en', coalesce(business_name, first_name),
          'te', case when business_name is null then first_name_te else business_name_te end)
        from answers join published.profiles on profiles.id = answers.author_profile_id
        left join published.sellers on sellers.profile_id = profiles.id
        where answers.id = fresh.newest_id) as name
    from question_followers follower
    cross join lateral (
      select count(*)::int as count, max(id) as newest_id from answers
      where question_id = ${questionId} and hidden_at is null and answered_at > ${since} and author_profile_id <> follower.profile_id
        and not exists (select from published.people_apart
          where profile_id = follower.profile_id and other_profile_id = author_profile_id)
    ) fresh
    where follower.question_id = ${questionId} and fresh.count > 0
      and not exists (select from published.people_apart join questions on questions.author_profile_id = other_profile_id
        where questions.id = ${questionId} and people_apart.profile_id = follower.profile_id)
    order by follower.profile_id`.execute(transaction);
  return rows;
}

/** Notes that followers know of the answers up to a moment. */
export async function noteTold(
  transaction: Transaction,
  { questionId, until }: { readonly questionId: number; readonly until: Date },
): Promise<void> {
  await transaction
    .updateTable("questions")
    .set({ told_until: until })
    .where("id", "=", questionId)
    .execute();
}
