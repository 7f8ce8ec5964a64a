import { sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** A seller who has batches that expire or have expired. */
export interface SellerWithBatches {
  readonly id: number;
  readonly profileId: number;
  readonly listingIds: readonly number[];
}

/** How a batch that expires is told of. */
export interface ExpiringBatch {
  readonly batchId: number;
  readonly level3Id: number;
  readonly title: LocalizedText;
  readonly pack: LocalizedText;
  readonly batchNumber: string | null;
  readonly expiresOn: string;
  readonly packs: number;
}

/** Sellers with packs on their shelves whose day has come, as far as no order has taken them. */
export async function selectSellersWithExpired(
  reader: Reader,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<readonly SellerWithBatches[]> {
  const { rows } = await sql<SellerWithBatches>`
    select seller.id, seller.profile_id as "profileId", jsonb_agg(distinct due.listing_id order by due.listing_id) as "listingIds"
    from (select listing.seller_id, listing.id as listing_id from stock_batches batch
      join published.listings listing on listing.id = batch.listing_id
      where batch.on_hand > batch.packed and batch.expires_on <= ${today}::date and listing.on_hand > listing.allocated
      order by batch.expires_on desc, batch.id limit ${sql.lit(limit)}) due
    join published.sellers seller on seller.id = due.seller_id
    group by seller.id, seller.profile_id order by seller.id`.execute(reader);
  return rows;
}

interface Distance {
  readonly today: string;
  readonly daysBefore: number;
  /** Nearer ones are told of as such. */
  readonly above: number;
}

const isDue = ({ today, daysBefore, above }: Distance) => sql`batch.on_hand > batch.packed
  and batch.expires_on > ${today}::date + ${above}::integer
  and batch.expires_on <= ${today}::date + ${daysBefore}::integer
  and (batch.warned_days is null or batch.warned_days > ${daysBefore})`;

/** Sellers whose batches expire in so many days or fewer, and who have not been told. */
export async function selectSellersToWarn(
  reader: Reader,
  { limit, ...distance }: Distance & { readonly limit: number },
): Promise<readonly SellerWithBatches[]> {
  const { rows } = await sql<SellerWithBatches>`
    select seller.id, seller.profile_id as "profileId", jsonb_agg(distinct due.listing_id order by due.listing_id) as "listingIds"
    from (select listing.seller_id, listing.id as listing_id from stock_batches batch
      join published.listings listing on listing.id = batch.listing_id
      where ${isDue(distance)} order by batch.expires_on, batch.id limit ${sql.lit(limit)}) due
    join published.sellers seller on seller.id = due.seller_id
    group by seller.id, seller.profile_id order by seller.id`.execute(reader);
  return rows;
}

/** Notes that the seller is warned of batches of these listings; answers those of which nobody has warned him yet. */
export async function markWarned(
  transaction: Transaction,
  listingIds: readonly number[],
  distance: Distance,
): Promise<readonly ExpiringBatch[]> {
  const { rows } = await sql<{ id: number }>`
    update stock_batches batch set warned_days = ${distance.daysBefore}
    where batch.listing_id = any(${[...listingIds]}::bigint[]) and ${isDue(distance)} returning batch.id`.execute(
    transaction,
  );
  return describeBatches(
    transaction,
    rows.map(({ id }) => id),
  );
}

/** Batches by their numbers with the names of their packs, the first to expire first. */
export async function describeBatches(
  reader: Reader,
  batchIds: readonly number[],
): Promise<readonly ExpiringBatch[]> {
  const { rows } = await sql<ExpiringBatch>`
    select batch.id as "batchId", product.id as "level3Id",
      jsonb_build_object('en', product.title_en, 'te', product.title_te) as title,
      jsonb_build_object('en', sku.pack_title_en, 'te', sku.pack_title_te) as pack,
      batch.batch_number as "batchNumber", batch.expires_on::text as "expiresOn",
      batch.on_hand - batch.packed as packs
    from stock_batches batch join published.listings listing on listing.id = batch.listing_id
    join published.skus sku on sku.id = listing.sku_id
    join published.product_level3 product on product.id = sku.level3_id
    where batch.id = any(${[...batchIds]}::bigint[]) order by batch.expires_on, batch.id`.execute(reader);
  return rows;
}
