import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { NetworkList } from "../../contract.ts";
import { linkTables } from "../link.queries.ts";
import { isBlockedBetween, type LineRow, lineColumns } from "../person-line.queries.ts";

/** The last person of the page before: when, and who. */
export interface Cursor {
  readonly at: Date;
  readonly profileKey: string;
}

export interface PageQuery {
  readonly profileId: number;
  readonly after: Cursor | undefined;
  readonly atMost: number;
}

const { follow, block } = linkTables;

/** Where a list stands, and by which columns it is the caller's and names the others. */
const lists = {
  followers: { table: follow.table, own: follow.to, others: follow.from },
  following: { table: follow.table, own: follow.from, others: follow.to },
  blocked: { table: block.table, own: block.from, others: block.to },
} as const;

/** A page of one of the caller's lists, the newest first. */
export async function selectNetwork(
  reader: Reader,
  list: NetworkList,
  { profileId, after, atMost }: PageQuery,
): Promise<LineRow<{ readonly at: Date }>[]> {
  const { table, own, others } = lists[list];
  const { rows } = await sql<LineRow<{ readonly at: Date }>>`
    select ${lineColumns}, link.created_at as at
    from ${table} link join published.members member on member.id = link.${others}
    where link.${own} = ${profileId} ${behind(after, sql`link.created_at`)}
    order by link.created_at desc, member.profile_key desc limit ${sql.lit(atMost)}`.execute(reader);
  return rows;
}

/** A page of who viewed a profile since a time, the newest first; blocked people are left out. */
export async function selectViews(
  reader: Reader,
  { profileId, after, atMost, since }: PageQuery & { readonly since: Date },
): Promise<LineRow<{ readonly at: Date }>[]> {
  const { rows } = await sql<LineRow<{ readonly at: Date }>>`
    select ${lineColumns}, viewed.viewed_at as at
    from profile_views viewed join published.members member on member.id = viewed.viewer_profile_id
    where viewed.profile_id = ${profileId} and viewed.viewed_at > ${since}
      and not ${isBlockedBetween(profileId, sql`member.id`)} ${behind(after, sql`viewed.viewed_at`)}
    order by viewed.viewed_at desc, member.profile_key desc limit ${sql.lit(atMost)}`.execute(reader);
  return rows;
}

function behind(after: Cursor | undefined, at: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!after) return sql``;
  // The first condition is the index's, the second one tells those of one moment apart.
  return sql`and ${at} <= ${after.at} and (${at}, member.profile_key) < (${after.at}, ${after.profileKey})`;
}

export async function isHiddenViewer(reader: Reader, profileId: number): Promise<boolean> {
  const { rows } = await sql<{ isHidden: boolean }>`
    select exists (select from hidden_viewers where profile_id = ${profileId}) as "isHidden"`.execute(reader);
  return rows[0]?.isHidden ?? false;
}

/** Hides a viewer, and forgets whom he has viewed. */
export async function insertHiddenViewer(reader: Reader, profileId: number, at: Date): Promise<void> {
  await sql`insert into hidden_viewers (profile_id, since) values (${profileId}, ${at})
    on conflict do nothing`.execute(reader);
  await reader.deleteFrom("profile_views").where("viewer_profile_id", "=", profileId).execute();
}

export async function deleteHiddenViewer(reader: Reader, profileId: number): Promise<void> {
  await reader.deleteFrom("hidden_viewers").where("profile_id", "=", profileId).execute();
}

export async function deleteViewsBefore(reader: Reader, oldest: Date): Promise<void> {
  await reader.deleteFrom("profile_views").where("viewed_at", "<=", oldest).execute();
}
