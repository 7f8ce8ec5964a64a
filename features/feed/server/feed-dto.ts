import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { OrderTile } from "#features/orders/contract/orders.ts";
import { newsOfTile } from "#features/orders/server";
import type { ProductCard } from "#features/store/contract/store.ts";
import { readCards, viewerOf } from "#features/store/server";
import { updateFor } from "#features/updates/contract/update.ts";
import type { FeedAuthor, FeedItem } from "../contract.ts";
import type { ItemRow } from "./stream.queries.ts";

/** Address under which the feed itself gives an item. */
export function itemUrl(itemId: string): string {
  return `/v2/feed/items/${itemId}`;
}

/** What decides whether a stream gives an item; where news are counted, nobody has hidden an update yet. */
type GivenRow = Pick<ItemRow, "title" | "level3_ids"> &
  Partial<Pick<ItemRow, "is_update" | "update_card" | "update_marks">>;

/** Cards by product, of everything that these items show; no statement when they show none. */
export async function cardsOf(
  context: MemberContext,
  items: readonly Pick<ItemRow, "level3_ids">[],
): Promise<ReadonlyMap<number, ProductCard>> {
  const level3Ids = [...new Set(items.flatMap((item) => item.level3_ids))];
  if (level3Ids.length === 0) return new Map();
  const reader: Reader = context.database;
  const cards = await readCards(reader, { level3Ids, viewer: viewerOf(context) });
  return new Map(cards.map((card) => [card.level3Id, card]));
}

/**
 * Whether a stream gives an item: none that is a promotion whose products nobody sells any more, and no update that is
 * gone or that the viewer hides.
 */
export function isGiven(
  { title, level3_ids, is_update, update_card, update_marks }: GivenRow,
  cards: ReadonlyMap<number, ProductCard>,
): boolean {
  if (is_update) return Boolean(update_card) && !update_marks?.includes("hidden");
  const isPromotion = title !== null && level3_ids.length > 0;
  return !isPromotion || level3_ids.some((level3Id) => cards.has(level3Id));
}

/** An item for the viewer, if a stream gives it. */
export function itemOf(
  row: ItemRow,
  cards: ReadonlyMap<number, ProductCard>,
  { viewerId, now }: { readonly viewerId: number; readonly now: Date },
): FeedItem | undefined {
  if (!isGiven(row, cards)) return undefined;
  const productsMetaData = row.level3_ids.flatMap((level3Id) => cards.get(level3Id) ?? []);
  const id = String(row.id);
  const isMine = row.author_profile_id === viewerId;
  const [product = null] = productsMetaData;
  const update =
    row.update_card &&
    updateFor(row.update_card, {
      isMine,
      marks: row.update_marks ?? [],
      product,
      unseenComments: row.unseen_comments,
      choice: row.poll_choice,
      now,
    });
  return {
    event: row.event,
    id,
    promotionalTitle: row.title,
    productsMetaData: update ? [] : productsMetaData,
    url: row.url ?? itemUrl(id),
    isWhole: row.url === null || row.title !== null || row.words !== null,
    leadsTo: row.leads_to,
    publishedAt: row.published_at.getTime(),
    isPinned: row.is_pinned,
    isMine,
    author: authorOf(row),
    text: row.words,
    order: null,
    update,
  };
}

function authorOf(row: ItemRow): FeedAuthor | null {
  if (row.is_by_house) return { kind: "house", name: houseName, place: null, pictureUrl: null };
  if (row.first_name === null) return null;
  const pictureUrl = row.picture_url;
  if (row.business_name !== null) {
    const name = { en: row.business_name, te: row.business_name_te };
    return { kind: "business", name, place: nameOf(row.town, row.town_te), pictureUrl };
  }
  const name = { en: row.first_name, te: row.first_name_te };
  return { kind: "person", name, place: nameOf(row.locality, null), pictureUrl };
}

function nameOf(en: string | null, te: string | null): FeedAuthor["place"] {
  return en === null ? null : { en, te };
}

const houseName = { en: "Santha store", te: "సంత స్టోర్" } as const;

/** An own order as an item. */
export function orderItemOf(order: OrderTile): FeedItem {
  const id = `order-${order.orderId}`;
  return {
    event: "INPUTS_STORE_ORDER",
    id,
    promotionalTitle: null,
    productsMetaData: [],
    url: itemUrl(id),
    isWhole: true,
    leadsTo: null,
    publishedAt: newsOfTile(order),
    isPinned: false,
    isMine: false,
    author: null,
    text: null,
    order,
    update: null,
  };
}
