import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { ProductForSeller } from "../contract/listings.ts";
import { hasLicence } from "./own-products.queries.ts";

interface ProductQuery {
  readonly profileId: number;
  /** Day whose tax rate and licence count, `yyyy-mm-dd`. */
  readonly onDay: string;
}

/** What is in stock of `listing` by batch; batches that have neither packs nor expired ones are left out. */
const batchesOfListing = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('batchId', batch.id, 'batchNumber', batch.batch_number,
    'expiresOn', batch.expires_on, 'quantity', batch.on_hand, 'packed', batch.packed, 'expired', batch.expired)
    order by batch.expires_on nulls last, batch.id), '[]')
  from published.stock_batches batch
  where batch.listing_id = listing.id and (batch.on_hand > 0 or batch.expired > 0))`;

/** A product with all its packs and this person's listings of them; undefined for an unknown one. One statement. */
export async function findProduct(
  reader: Reader,
  level3Id: number,
  { profileId, onDay }: ProductQuery,
): Promise<ProductForSeller | undefined> {
  const { rows } = await sql<ProductForSeller>`
    with seller as (select id, is_suspended from published.sellers where profile_id = ${profileId})
    select product.id as "level3Id", jsonb_build_object('en', product.title_en, 'te', product.title_te) as title,
      jsonb_build_object('en', "group".title_en, 'te', "group".title_te) as "group",
      product.maker, category.bed, product.drawing, product.photo_keys[1] as photo, category.slug as "categorySlug", product.slug, product.hsn,
      rate.rate_in_basis_points as "gstRateInBasisPoints", product.dealer_licence as "licenceNeeded",
      ${hasLicence(sql`(select id from seller)`, onDay)} as "hasLicence", coalesce((select is_suspended from seller), false) as "isSuspended", listed.packs,
      published.commission_rule_of(product.level1_id, product.level2_id, ${onDay}::date) as "commissionRule"
    from published.product_level3 product
    join published.product_level2 "group" on "group".id = product.level2_id
    join published.product_level1 category on category.id = product.level1_id
    left join lateral (
      select rate_in_basis_points from published.gst_rates
      where gst_rates.hsn = product.hsn and valid_from <= ${onDay}::date order by valid_from desc limit 1) rate on true
    cross join lateral (
      select jsonb_agg(jsonb_build_object('skuId', sku.id,
        'pack', jsonb_build_object('en', sku.pack_title_en, 'te', sku.pack_title_te),
        'listing', case when listing.id is not null then jsonb_build_object('listingId', listing.id,
          'priceInPaise', listing.price_in_paise, 'mrpInPaise', listing.mrp_in_paise,
          'commissionInPaise', listing.commission_in_paise,
    'isCommissionByRule', listing.is_commission_by_rule, 'priceBreaks', listing.price_breaks, 'onHand', listing.on_hand,
          'inOrders', listing.allocated, 'inCheckout', listing.held, 'isListed', listing.is_listed, 'batches', ${batchesOfListing}) end)
        order by sku.position, sku.id) as packs
      from published.skus sku
      left join published.listings listing on listing.sku_id = sku.id and listing.seller_id = (select id from seller)
      where sku.level3_id = product.id) listed
    where product.id = ${level3Id}`.execute(reader);
  return rows[0];
}

/** Of which product a pack is, and whether this person may sell that; undefined for an unknown pack. */
export async function findPack(
  reader: Reader,
  skuId: number,
  { profileId, onDay }: ProductQuery,
): Promise<{ readonly level3Id: number; readonly hasLicence: boolean } | undefined> {
  const { rows } = await sql<{ level3Id: number; hasLicence: boolean }>`
    select product.id as "level3Id",
      ${hasLicence(sql`(select id from published.sellers where profile_id = ${profileId})`, onDay)} as "hasLicence"
    from published.skus sku join published.product_level3 product on product.id = sku.level3_id
    where sku.id = ${skuId}`.execute(reader);
  return rows[0];
}

/** The pack of a listing and its seller, if the listing belongs to this person's business. */
export async function findOwnListing(
  reader: Reader,
  listingId: number,
  profileId: number,
): Promise<{ readonly skuId: number; readonly sellerId: number } | undefined> {
  const { rows } = await sql<{ skuId: number; sellerId: number }>`
    select listing.sku_id as "skuId", listing.seller_id as "sellerId"
    from published.listings listing join published.sellers on sellers.id = listing.seller_id
    where listing.id = ${listingId} and sellers.profile_id = ${profileId}`.execute(reader);
  return rows[0];
}

/** The product of a listing. @throws NoResultError for an unknown one. */
export async function findProductOfListing(reader: Reader, listingId: number): Promise<number> {
  const row = await reader
    .selectFrom("published.listings as listings")
    .innerJoin("published.skus as skus", "skus.id", "listings.sku_id")
    .select("skus.level3_id")
    .where("listings.id", "=", listingId)
    .executeTakeFirstOrThrow();
  return row.level3_id ?? 0;
}
