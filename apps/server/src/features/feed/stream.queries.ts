import type { Reader } from "@santha/database/client";
import { type RawBuilder, sql } from "kysely";
import { orderTileJson, ownOrdersByMove, type TileJson } from "#features/orders";
import type { FeedPlace } from "./feed-place.ts";

/** An item as it is kept, with who has written it. */
export interface ItemRow {
  readonly id: number;
  readonly event: string;
  readonly title: string | null;
  readonly words: string | null;
  readonly level3_ids: readonly number[];
  readonly url: string | null;
  readonly is_pinned: boolean;
  readonly published_at: Date;
  readonly is_by_house: boolean;
  readonly author_profile_id: number | null;
  readonly first_name: string | null;
  readonly first_name_te: string | null;
  readonly picture_url: string | null;
  readonly locality: string | null;
  readonly business_name: string | null;
  readonly business_name_te: string | null;
  readonly town: string | null;
  readonly town_te: string | null;
}

/** A place of the stream with what stands there: an item, or an order of the viewer. */
export type StreamRow = {
  readonly place_pinned: boolean;
  readonly place_at: Date;
  readonly newest: Date | null;
} & (
  | ({ readonly order_id: null; readonly tile: null } & ItemRow)
  | { readonly order_id: string; readonly tile: TileJson }
);

const itemColumns = sql`
  item.id, item.event, item.title, item.words, item.level3_ids, item.url, item.is_pinned, item.published_at,
  item.is_by_house, item.author_profile_id, author.first_name, author.first_name_te, author.picture_url,
  author.locality, business.business_name, business.business_name_te, business.town,
  business.town_te`;
const authors = sql`
  left join profiles author on author.id = item.author_profile_id
  left join sellers business on business.profile_id = item.author_profile_id`;

export interface StreamAsked {
  readonly entityId: string;
  readonly viewerId: number;
  readonly hasOrders: boolean;
  /** Null: from the top. */
  readonly after: FeedPlace | null;
  /** Further ones that are skipped. */
  readonly offset: number;
  readonly atMost: number;
}

/** The items that stand behind a place in one of the two indexes of items. */
function itemsBehind(after: FeedPlace | null): RawBuilder<unknown> {
  if (after === null) return sql``;
  return after.kind === "item"
    ? sql`and (is_pinned, published_at, id) < (${after.isPinned}, ${after.at}::timestamptz, ${after.id}::bigint)`
    : sql`and (is_pinned, published_at) < (false, ${after.at}::timestamptz)`;
}

function ordersBehind(after: FeedPlace | null) {
  if (after === null || after.isPinned) return null;
  return { at: after.at, orderId: after.kind === "order" ? after.id : null };
}

/**
 * A part of a stream as the viewer may see it, in one statement: what is for all, what is for him alone and his own
 * orders are each read from the top of an index and merged; only what is shown is then looked up.
 */
export async function selectStream(reader: Reader, asked: StreamAsked): Promise<StreamRow[]> {
  const { entityId, viewerId, after, offset, atMost } = asked;
  // The limit stands in the text: with an unknown one the kept plan expects a tenth of all items and sorts them.
  const limit = offset === 0 ? sql.lit(atMost) : sql`${offset + atMost}`;
  const items = (readers: RawBuilder<unknown>) => sql`(
    select is_pinned, published_at as at, id as item_id, null::text as order_id from feed_items
    where entity_id = ${entityId} and withdrawn_at is null and ${readers} ${itemsBehind(after)}
    order by is_pinned desc, published_at desc, id desc limit ${limit})`;
  const own = ownOrdersByMove({ buyerProfileId: viewerId, behind: ordersBehind(after), limit });
  const parts = [
    items(sql`reader_profile_id is null`),
    items(sql`reader_profile_id = ${viewerId}`),
    ...(asked.hasOrders ? [sql`(select false, moved_at, null::bigint, order_id from (${own}) own)`] : []),
  ];
  const byPlace = sql`is_pinned desc, at desc, item_id desc nulls last, order_id desc`;
  const { rows } = await sql<StreamRow>`
    with part as (
      select * from (${sql.join(parts, sql` union all `)}) place
      order by ${byPlace} offset ${offset} limit ${sql.lit(atMost)}
    )
    select part.is_pinned as place_pinned, part.at as place_at, part.order_id,
      case when part.order_id is not null then ${orderTileJson(sql`part.order_id`)} end as tile,
      ${newest(entityId, viewerId)} as newest, ${itemColumns}
    from part left join feed_items item on item.id = part.item_id ${authors}
    order by ${sql`part.is_pinned desc, part.at desc, part.item_id desc nulls last, part.order_id desc`}`.execute(
    reader,
  );
  return rows;
}

/** When the newest item was published that the viewer may see. */
function newest(entityId: string, viewerId: number): RawBuilder<Date | null> {
  return sql<Date | null>`greatest(
    (select max(published_at) from feed_items
      where entity_id = ${entityId} and withdrawn_at is null and reader_profile_id is null),
    (select max(published_at) from feed_items
      where entity_id = ${entityId} and withdrawn_at is null and reader_profile_id = ${viewerId}))`;
}

/** One item, if the viewer may see it. */
export async function findItem(
  reader: Reader,
  { itemId, viewerId }: { readonly itemId: string; readonly viewerId: number },
): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from feed_items item ${authors}
    where item.id = ${itemId}::bigint and item.withdrawn_at is null
      and (item.reader_profile_id is null or item.reader_profile_id = ${viewerId})`.execute(reader);
  return rows[0];
}

/** Items by others of these events that came since a moment for the viewer to see, newest first. */
export async function selectSince(
  reader: Reader,
  asked: {
    readonly entityId: string;
    readonly viewerId: number;
    readonly since: Date;
    readonly events: readonly string[];
    readonly atMost: number;
  },
): Promise<Pick<ItemRow, "title" | "level3_ids">[]> {
  const limit = sql.lit(asked.atMost);
  const come = (readers: RawBuilder<unknown>) => sql`(
    select title, level3_ids, published_at from feed_items
    where entity_id = ${asked.entityId} and withdrawn_at is null and ${readers}
      and published_at > ${asked.since} and author_profile_id is distinct from ${asked.viewerId}
      and event = any(${asked.events}::text[])
    order by published_at desc limit ${limit})`;
  const { rows } = await sql<Pick<ItemRow, "title" | "level3_ids">>`
    select title, level3_ids from (
      ${come(sql`reader_profile_id is null`)} union all ${come(sql`reader_profile_id = ${asked.viewerId}`)}
    ) come order by published_at desc limit ${limit}`.execute(reader);
  return rows;
}
