import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
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

/** One person and what he does to another. */
export interface Pair {
  readonly profileId: number;
  readonly otherId: number;
}

/** Holds whom a person follows and blocks until the transaction ends: what is counted of it stays so. */
export async function lockNetwork(transaction: Transaction, profileId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('network', ${profileId}))`.execute(transaction);
}

/** Follows somebody, once; false where that many are followed already. */
export async function insertFollow(
  transaction: Transaction,
  { profileId, otherId }: Pair,
  limits: { readonly at: Date; readonly atMost: number },
): Promise<boolean> {
  const { rows } = await sql<{ isFollowed: boolean }>`
    with added as (
      insert into follows (follower_profile_id, followed_profile_id, created_at)
      select ${profileId}::bigint, ${otherId}::bigint, ${limits.at}::timestamptz
      where (select count(*) from follows where follower_profile_id = ${profileId}) < ${limits.atMost}
      on conflict do nothing returning 1
    )
    select exists (select from added) or exists (select from follows
      where follower_profile_id = ${profileId} and followed_profile_id = ${otherId}) as "isFollowed"`.execute(
    transaction,
  );
  return rows[0]?.isFollowed ?? false;
}

export async function deleteFollow(reader: Reader, { profileId, otherId }: Pair): Promise<void> {
  await reader
    .deleteFrom("follows")
    .where("follower_profile_id", "=", profileId)
    .where("followed_profile_id", "=", otherId)
    .execute();
}

/** Blocks somebody, once, and ends what was between the two; false where that many are blocked already. */
export async function insertBlock(
  transaction: Transaction,
  { profileId, otherId }: Pair,
  limits: { readonly at: Date; readonly atMost: number },
): Promise<boolean> {
  const { rows } = await sql<{ isBlocked: boolean }>`
    with added as (
      insert into profile_blocks (blocker_profile_id, blocked_profile_id, created_at)
      select ${profileId}::bigint, ${otherId}::bigint, ${limits.at}::timestamptz
      where (select count(*) from profile_blocks where blocker_profile_id = ${profileId}) < ${limits.atMost}
      on conflict do nothing returning 1
    )
    select exists (select from added) or exists (select from profile_blocks
      where blocker_profile_id = ${profileId} and blocked_profile_id = ${otherId}) as "isBlocked"`.execute(
    transaction,
  );
  if (!rows[0]?.isBlocked) return false;
  await sql`delete from follows where (follower_profile_id, followed_profile_id)
    in ((${profileId}, ${otherId}), (${otherId}, ${profileId}))`.execute(transaction);
  await sql`delete from profile_views where (profile_id, viewer_profile_id)
    in ((${profileId}, ${otherId}), (${otherId}, ${profileId}))`.execute(transaction);
  return true;
}

export async function deleteBlock(reader: Reader, { profileId, otherId }: Pair): Promise<void> {
  await reader
    .deleteFrom("profile_blocks")
    .where("blocker_profile_id", "=", profileId)
    .where("blocked_profile_id", "=", otherId)
    .execute();
}
