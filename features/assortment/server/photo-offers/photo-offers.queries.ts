import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { OwnPhotoOffer, WaitingPhotoOffer } from "../../contract/photo-offers.ts";

/** Whether a product has photos, whether this business sells it, and its last offer; undefined for an unknown product. */
export async function findOfferOf(
  reader: Reader,
  { level3Id, profileId }: { readonly level3Id: number; readonly profileId: number },
): Promise<
  | { readonly sellerId: number | null; readonly canOffer: boolean; readonly offer: OwnPhotoOffer | null }
  | undefined
> {
  const { rows } = await sql<{ sellerId: number | null; canOffer: boolean; offer: OwnPhotoOffer | null }>`
    select seller.id as "sellerId",
      cardinality(product.photo_keys) = 0 and exists (
        select from published.listings listing join published.skus sku on sku.id = listing.sku_id
        where sku.level3_id = product.id and listing.seller_id = seller.id) as "canOffer",
      (select jsonb_build_object('state', state, 'photos', photos, 'reason', reason) from photo_offers
        where seller_id = seller.id and level3_id = product.id and state <> 'withdrawn'
        order by id desc limit 1) as offer
    from published.product_level3 product
    left join published.sellers seller on seller.profile_id = ${profileId}
    where product.id = ${level3Id}`.execute(reader);
  return rows[0];
}

/** Whether a product has photos. */
export async function hasPhotos(reader: Reader, level3Id: number): Promise<boolean> {
  const { rows } = await sql`
    select from published.product_level3 where id = ${level3Id} and cardinality(photo_keys) > 0`.execute(
    reader,
  );
  return rows.length > 0;
}

/** An offer that is taken back. */
export interface WithdrawnOffer {
  readonly offerId: number;
  readonly sellerId: number;
  readonly photos: readonly string[];
}

/** Takes back what is offered for a product, by one business or by all, and not decided. */
export async function withdrawOffers(
  transaction: Transaction,
  level3Id: number,
  sellerId?: number,
): Promise<readonly WithdrawnOffer[]> {
  const ofAll = transaction
    .updateTable("photo_offers")
    .set({ state: "withdrawn" })
    .where("level3_id", "=", level3Id)
    .where("state", "=", "waiting")
    .returning(["id as offerId", "seller_id as sellerId", "photos"]);
  const asked = sellerId === undefined ? ofAll : ofAll.where("seller_id", "=", sellerId);
  return asked.execute();
}

/** Locks the waiting offers of the same product in one order, so that two approvals never wait for each other. */
export async function lockOffersBeside(transaction: Transaction, offerId: number): Promise<void> {
  await sql`select id from photo_offers
    where level3_id = (select level3_id from photo_offers where id = ${offerId}) and state = 'waiting'
    order by id for update`.execute(transaction);
}

/** Writes an offer that waits, and answers its id. */
export async function insertOffer(
  transaction: Transaction,
  offer: {
    readonly level3Id: number;
    readonly sellerId: number;
    readonly photos: readonly string[];
    readonly at: Date;
  },
): Promise<number> {
  const { id } = await transaction
    .insertInto("photo_offers")
    .values({
      ...{ level3_id: offer.level3Id, seller_id: offer.sellerId, offered_at: offer.at },
      photos: [...offer.photos],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Offers that wait for products still without photos, the oldest first. */
export async function selectWaitingOffers(
  reader: Reader,
  atMost: number,
): Promise<(Omit<WaitingPhotoOffer, "offeredAt"> & { readonly offeredAt: Date })[]> {
  const { rows } = await sql<Omit<WaitingPhotoOffer, "offeredAt"> & { offeredAt: Date }>`
    select offer.id as "offerId", offer.level3_id as "level3Id", product.maker, category.bed, product.drawing,
      jsonb_build_object('en', product.title_en, 'te', product.title_te) as title,
      jsonb_build_object('en', seller.business_name, 'te', seller.business_name_te) as seller,
      offer.photos, offer.offered_at as "offeredAt"
    from photo_offers offer
    join published.product_level3 product on product.id = offer.level3_id
    join published.product_level1 category on category.id = product.level1_id
    join published.sellers seller on seller.id = offer.seller_id
    where offer.state = 'waiting' and cardinality(product.photo_keys) = 0
    order by offer.offered_at, offer.id limit ${sql.lit(atMost)}`.execute(reader);
  return rows;
}

export interface DecidedOffer {
  readonly level3Id: number;
  readonly sellerId: number;
  readonly photos: readonly string[];
}

/** Decides an offer that waits; undefined when it does not. */
export async function decideOffer(
  transaction: Transaction,
  offerId: number,
  decision: {
    readonly state: "approved" | "refused";
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<DecidedOffer | undefined> {
  return transaction
    .updateTable("photo_offers")
    .set({ state: decision.state, reason: decision.reason, decided_at: decision.at })
    .where("id", "=", offerId)
    .where("state", "=", "waiting")
    .returning(["level3_id as level3Id", "seller_id as sellerId", "photos"])
    .executeTakeFirst();
}

export async function isOffer(reader: Reader, offerId: number): Promise<boolean> {
  const row = await reader
    .selectFrom("photo_offers")
    .select("id")
    .where("id", "=", offerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The names of a product, for what its seller is told. */
export async function findTitle(
  reader: Reader,
  level3Id: number,
): Promise<{ readonly en: string; readonly te: string }> {
  return reader
    .selectFrom("published.product_level3 as product")
    .select(["title_en as en", "title_te as te"])
    .where("id", "=", level3Id)
    .executeTakeFirstOrThrow();
}
