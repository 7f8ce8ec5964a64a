import { sql } from "kysely";
import type { Database } from "#engine/server/data/client.ts";
import { withoutIndexes } from "./large-catalogue.ts";

export interface LargeFeed {
  readonly items: number;
  readonly entityId: string;
  /** Products of the catalogue that is there. */
  readonly products: number;
}

/**
 * Fills the stream of a page with items of the past year by all who are there, one every few minutes: three are
 * pinned, one in a hundred is withdrawn, one in fifty is for one person alone.
 */
export async function fillLargeFeed(
  database: Database,
  { items, entityId, products }: LargeFeed,
): Promise<void> {
  const restore = await withoutIndexes(database, ["feed_items"]);
  await sql`
    with people as (select id, row_number() over (order by id) - 1 as place, count(*) over () as total from profiles)
    insert into feed_items (entity_id, subject_kind, subject_key, event, author_profile_id, reader_profile_id, title,
      words, level3_ids, is_pinned, published_at, withdrawn_at)
    select ${entityId}, 'update', n::text, 'SHARE_UPDATE', author.id, case when n % 50 = 0 then reader.id end,
      'Title ' || n, 'Words of item ' || n, array[n % ${products}::bigint + 1], n in (10, 20, 30), at,
      case when n % 100 = 1 then at end
    from generate_series(1, ${items}::int) n
    cross join lateral (select '2026-07-14T05:00:00Z'::timestamptz - n * interval '5 minutes' as at) times
    join people author on author.place = n % author.total
    join people reader on reader.place = n / 50 % reader.total`.execute(database);
  await restore();
  await sql`vacuum analyze feed_items`.execute(database);
}
