import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** What one person may be to another by his own choice. */
export type LinkKind = "follow" | "block";

interface LinkTable {
  readonly table: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly to: RawBuilder<unknown>;
}

/** Where a kind of link is kept: a row leads from who chose it to the other. */
export const linkTables: Readonly<Record<LinkKind, LinkTable>> = {
  follow: {
    table: sql.table("follows"),
    from: sql.ref("follower_profile_id"),
    to: sql.ref("followed_profile_id"),
  },
  block: {
    table: sql.table("profile_blocks"),
    from: sql.ref("blocker_profile_id"),
    to: sql.ref("blocked_profile_id"),
  },
};

/** One person and the other, whom he follows or blocks. */
export interface Pair {
  readonly profileId: number;
  readonly otherId: number;
}

/** Holds whom people follow and block until the transaction ends: what is counted of it stays so. */
export async function lockNetworks(transaction: Transaction, { profileId, otherId }: Pair): Promise<void> {
  for (const each of [profileId, otherId].sort((one, other) => one - other))
    await sql`select pg_advisory_xact_lock(hashtextextended('network', ${each}))`.execute(transaction);
}

/** Follows or blocks somebody, once; false where that many are followed or blocked already. */
export async function insertLink(
  transaction: Transaction,
  kind: LinkKind,
  { profileId, otherId, at, atMost }: Pair & { readonly at: Date; readonly atMost: number },
): Promise<boolean> {
  const { table, from, to } = linkTables[kind];
  const { rows } = await sql<{ isLinked: boolean }>`
    with added as (
      insert into ${table} (${from}, ${to}, created_at)
      select ${profileId}::bigint, ${otherId}::bigint, ${at}::timestamptz
      where (select count(*) from ${table} where ${from} = ${profileId}) < ${atMost}
      on conflict do nothing returning 1
    )
    select exists (select from added)
      or exists (select from ${table} where ${from} = ${profileId} and ${to} = ${otherId}) as "isLinked"`.execute(
    transaction,
  );
  return rows[0]?.isLinked ?? false;
}

/** Follows or blocks somebody no more. */
export async function deleteLink(
  reader: Reader,
  kind: LinkKind,
  { profileId, otherId }: Pair,
): Promise<void> {
  const { table, from, to } = linkTables[kind];
  await sql`delete from ${table} where ${from} = ${profileId} and ${to} = ${otherId}`.execute(reader);
}

/** Ends what was between two people, from both sides. */
export async function deleteBetween(transaction: Transaction, { profileId, otherId }: Pair): Promise<void> {
  await sql`delete from follows where (follower_profile_id, followed_profile_id)
    in ((${profileId}, ${otherId}), (${otherId}, ${profileId}))`.execute(transaction);
  await sql`delete from profile_views where (profile_id, viewer_profile_id)
    in ((${profileId}, ${otherId}), (${otherId}, ${profileId}))`.execute(transaction);
}
