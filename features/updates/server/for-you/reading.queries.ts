import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Reading } from "../../contract/reading.ts";
import { maySee } from "../reading/shown.queries.ts";
import { enoughViews } from "./for-you.queries.ts";

/** Updates that a person has seen lately, and that are kept of him, the latest first. */
const mostSeenKept = 300;

/** What a person has chosen; undefined: nothing yet. */
export async function findReading(reader: Reader, profileId: number): Promise<Reading | undefined> {
  const { rows } = await sql<Reading>`
    select list_order as sort, crops from update_readers where profile_id = ${profileId}`.execute(reader);
  return rows[0];
}

/** Keeps what a person chooses; what is undefined stays. */
export async function keepReading(
  database: Reader,
  profileId: number,
  { sort, crops }: Partial<Reading>,
): Promise<Reading> {
  const { rows } = await sql<Reading>`
    insert into update_readers (profile_id, list_order, crops)
    values (${profileId}, ${sort ?? "newest"}, ${[...(crops ?? [])]}::text[])
    on conflict (profile_id) do update set
      list_order = coalesce(${sort ?? null}, update_readers.list_order),
      crops = coalesce(${crops ? [...crops] : null}::text[], update_readers.crops)
    returning list_order as sort, crops`.execute(database);
  const [kept] = rows;
  if (!kept) throw new Error("what was chosen was not kept");
  return kept;
}

/**
 * Keeps what a person has seen, and counts him for those on trial that he sees for the first time. A rank that
 * somebody else counts at this moment is not waited for: a view more or less is of no matter.
 */
export async function keepSeen(
  database: Reader,
  profileId: number,
  shareIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    with told as materialized (
      select one.id from updates one
      where one.share_id = any(${[...shareIds]}::text[]) and ${maySee(profileId)}
        and one.author_profile_id <> ${profileId}
    ), counted as (
      update update_ranks rank set seen_count = seen_count + 1
      where rank.update_id in (
        select update_id from update_ranks
        where seen_count < ${sql.lit(enoughViews)} and update_id in (select id from told)
          and not exists (select from update_readers where profile_id = ${profileId} and update_id = any(seen_ids))
        for no key update skip locked)
    ), kept as (
      insert into update_readers (profile_id, seen_ids)
      select ${profileId}, array(select id from told) where exists (select from told)
      on conflict (profile_id) do update set seen_ids = (excluded.seen_ids || array(
        select earlier from unnest(update_readers.seen_ids) with ordinality before (earlier, place)
        where earlier <> all(excluded.seen_ids) order by place))[1:${sql.lit(mostSeenKept)}]
    )
    select count(*)::int as told from told`.execute(database);
  return rows[0]?.told ?? 0;
}
