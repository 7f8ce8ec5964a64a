import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { isTogether } from "#engine/server/people/apart.queries.ts";
import type { TileJson } from "#features/orders/server";
import type { UpdateCard } from "#features/updates/contract/update.ts";
import type { FeedCursor } from "./feed-cursor.ts";

/** A stored item with its author. */
export interface ItemRow {
  readonly id: number;
  readonly event: string;
  readonly title: string | null;
  readonly words: string | null;
  readonly level3_ids: readonly number[];
  readonly url: string | null;
  readonly leads_to: string | null;
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
  /** What it shows is an update, whose card is null once it is gone. */
  readonly is_update: boolean;
  readonly update_card: UpdateCard | null;
  /** What the viewer has said of it. */
  readonly update_marks: readonly string[] | null;
  /** Place of the option of its poll for which the viewer has voted. */
  readonly poll_choice: number | null;
  /** Comments of the count in the card that a block keeps from the viewer. */
  readonly unseen_comments: number;
}

/** A position of the feed with its content: an item, or an order of the viewer. */
export type StreamRow = {
  readonly place_pinned: boolean;
  readonly place_at: Date;
  readonly newest: Date | null;
} & (
  | ({ readonly order_id: null; readonly tile: null } & ItemRow)
  | { readonly order_id: string; readonly tile: TileJson }
);

const isUpdate = sql`item.subject_kind = 'written-update'`;
const updateId = sql`(case when ${isUpdate} then item.subject_key end)::bigint`;

/** An item's own columns with its author, and those of its update as this viewer sees it. */
const itemColumns = (viewerId: number) => sql`
  ${isUpdate} as is_update, updated.card as update_card,
  case when ${isUpdate} then array(select kind from published.update_marks
    where update_id = ${updateId} and profile_id = ${viewerId}) end as update_marks,
  case when ${isUpdate} then (select choice from published.update_poll_votes
    where update_id = ${updateId} and profile_id = ${viewerId}) end as poll_choice,
  case when ${isUpdate} and exists (select from published.people_apart where profile_id = ${viewerId})
    then published.comments_kept_from(${viewerId}::bigint, ${updateId}) else 0 end as unseen_comments,
  item.id, item.event, item.title, item.words, item.url, item.leads_to,
  case when ${isUpdate} then array_remove(array[updated.level3_id], null) else item.level3_ids end as level3_ids, item.is_pinned, item.published_at,
  item.is_by_house, item.author_profile_id, author.first_name, author.first_name_te, author.picture_url,
  author.locality, business.business_name, business.business_name_te, business.town,
  business.town_te`;
const authors = sql`
  left join published.update_cards updated on updated.update_id = ${updateId}
  left join published.profiles author on author.id = item.author_profile_id
  left join published.sellers business on business.profile_id = item.author_profile_id`;

export interface StreamAsked {
  readonly entityId: string;
  readonly viewerId: number;
  readonly hasOrders: boolean;
  /** Null: from the top. */
  readonly after: FeedCursor | null;
  /** How many further rows to skip. */
  readonly offset: number;
  readonly atMost: number;
}

/** What the house says comes to everybody; who wrote it is of no matter. */
function isByShown(viewerId: number, item: "feed_items" | "item" = "feed_items"): RawBuilder<unknown> {
  const author = sql`coalesce(${sql.ref(`${item}.author_profile_id`)}, 0)`;
  return sql`and (${sql.ref(`${item}.is_by_house`)} or ${isTogether(viewerId, author)})`;
}

/** The items after a cursor, in one of the two indexes of items. */
function itemsBehind(after: FeedCursor | null): RawBuilder<unknown> {
  if (after === null) return sql``;
  return after.kind === "item"
    ? sql`and (is_pinned, published_at, id) < (${after.isPinned}, ${after.at}::timestamptz, ${after.id}::bigint)`
    : sql`and (is_pinned, published_at) < (false, ${after.at}::timestamptz)`;
}

/** The orders after a cursor, in the order of their index. */
function ordersBehind(after: FeedCursor | null): RawBuilder<unknown> {
  if (after === null || after.isPinned) return sql``;
  return after.kind === "order"
    ? sql`and (moved_at, order_id) < (${after.at}::timestamptz, ${after.id}::text)`
    : sql`and moved_at <= ${after.at}`;
}

/**
 * A page of the feed for one viewer, in one statement. Public items, private items and own orders are each read
 * from an index and merged; only shown rows are looked up in full.
 */
export async function selectStream(reader: Reader, asked: StreamAsked): Promise<StreamRow[]> {
  const { entityId, viewerId, after, offset, atMost } = asked;
  // The limit is a literal: with a parameter, the generic plan expects a tenth of all items and sorts them.
  const limit = offset === 0 ? sql.lit(atMost) : sql`${offset + atMost}`;
  const items = (readers: RawBuilder<unknown>) => sql`(
    select is_pinned, published_at as at, id as item_id, null::text as order_id from feed_items
    where entity_id = ${entityId} and withdrawn_at is null and ${readers} ${isByShown(viewerId)} ${itemsBehind(after)}
    order by is_pinned desc, published_at desc, id desc limit ${limit})`;
  const own = sql`
    select order_id, moved_at from published.orders_by_move
    where buyer_profile_id = ${viewerId} ${ordersBehind(after)}
    order by moved_at desc, order_id desc limit ${limit}`;
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
      case when part.order_id is not null then (
        select tile from published.order_tiles where order_tiles.order_id = part.order_id) end as tile,
      ${newest(entityId, viewerId)} as newest, ${itemColumns(viewerId)}
    from part left join feed_items item on item.id = part.item_id ${authors}
    order by ${sql`part.is_pinned desc, part.at desc, part.item_id desc nulls last, part.order_id desc`}`.execute(
    reader,
  );
  return rows;
}

/** When the newest item visible to the viewer was published. */
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
    select ${itemColumns(viewerId)} from feed_items item ${authors}
    where item.id = ${itemId}::bigint and item.withdrawn_at is null
      and (item.reader_profile_id is null or item.reader_profile_id = ${viewerId}) ${isByShown(viewerId, "item")}`.execute(
    reader,
  );
  return rows[0];
}

/** Items by others with these events, published since a time and visible to the viewer, newest first. */
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
      ${isByShown(asked.viewerId)}
      and event = any(${asked.events}::text[])
    order by published_at desc limit ${limit})`;
  const { rows } = await sql<Pick<ItemRow, "title" | "level3_ids">>`
    select title, level3_ids from (
      ${come(sql`reader_profile_id is null`)} union all ${come(sql`reader_profile_id = ${asked.viewerId}`)}
    ) come order by published_at desc limit ${limit}`.execute(reader);
  return rows;
}

/** The order tile of this buyer; undefined for others' orders and practice orders. */
export async function findOwnTile(
  reader: Reader,
  { orderId, buyerProfileId }: { readonly orderId: string; readonly buyerProfileId: number },
): Promise<TileJson | undefined> {
  const { rows } = await sql<{ tile: TileJson }>`
    select tile from published.order_tiles
    where order_id = ${orderId} and buyer_profile_id = ${buyerProfileId} and not is_practice`.execute(reader);
  return rows[0]?.tile;
}
