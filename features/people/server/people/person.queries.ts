import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Person } from "../../contract.ts";
import { type LineRow, lineColumns } from "../person-line.queries.ts";

export type PersonRow = LineRow<
  Omit<Person, "memberSince"> & { readonly profileId: number; readonly memberSince: Date }
>;

/** A person as this viewer sees him; undefined for an unknown key, an erased person, and who has blocked the viewer. */
export async function selectPerson(
  reader: Reader,
  asked: { readonly profileKey: string; readonly viewerId: number },
): Promise<PersonRow | undefined> {
  const { viewerId } = asked;
  const { rows } = await sql<PersonRow>`
    select member.id as "profileId", ${lineColumns}, member.admin_level1 as state, member.created_at as "memberSince",
      (select count(*) from follows where followed_profile_id = member.id) as followers,
      (select count(*) from follows where follower_profile_id = member.id) as following,
      exists (select from follows where follower_profile_id = ${viewerId} and followed_profile_id = member.id) as "isFollowed",
      exists (select from follows where follower_profile_id = member.id and followed_profile_id = ${viewerId}) as "followsYou",
      exists (select from profile_blocks
        where blocker_profile_id = ${viewerId} and blocked_profile_id = member.id) as "isBlocked"
    from published.members member
    where member.profile_key = ${asked.profileKey} and not exists (
      select from profile_blocks where blocker_profile_id = member.id and blocked_profile_id = ${viewerId})`.execute(
    reader,
  );
  return rows[0];
}

/** Notes that somebody has viewed a profile, one row for each viewer with the latest time; false where he hides. */
export async function noteView(
  reader: Reader,
  view: { readonly profileId: number; readonly viewerId: number; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into profile_views (profile_id, viewer_profile_id, viewed_at)
    select ${view.profileId}::bigint, ${view.viewerId}::bigint, ${view.at}::timestamptz
    where not exists (select from hidden_viewers where profile_id = ${view.viewerId})
    on conflict (profile_id, viewer_profile_id) do update set viewed_at = excluded.viewed_at`.execute(reader);
  return numAffectedRows > 0n;
}
