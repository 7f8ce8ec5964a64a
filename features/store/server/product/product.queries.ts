import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { factsOf, skuAttributesOf } from "#features/catalogue/server";
import { joinBestOffer } from "#features/offers/server";
import type { PriceBreak } from "../../contract/price-breaks.ts";
import type { LicenceKind, ProductImage } from "../../contract/store.ts";
import type { Viewer } from "../cards.queries.ts";
import { pinCodeOf, representativeListing, standingOrder, wantedBy } from "./representative-listing.ts";

export interface ProductRow {
  readonly level1_id: number;
  readonly level2_id: number;
  readonly id: number;
  readonly category_slug: string;
  readonly category_en: string;
  readonly category_te: string;
  readonly bed: ProductImage;
  readonly group_slug: string;
  readonly group_en: string;
  readonly group_te: string;
  readonly slug: string;
  readonly title_en: string;
  readonly title_te: string;
  readonly description_en: string;
  readonly description_te: string;
  readonly drawing: string;
  readonly photo_keys: string[];
  readonly maker: string;
  readonly country_of_origin: string;
  readonly hsn: string;
  readonly attributes: Parameters<typeof factsOf>[0];
  readonly rate_in_basis_points: number;
  readonly lead_listing_id: number | null;
  readonly dealer_licence: LicenceKind | null;
  readonly packs: readonly PackRow[];
}

/** Reads a product with the GST rate of the day, the listing by which it stands, and its packs, in one statement. */
export async function readProduct(
  reader: Reader,
  { level3Id, viewer }: { readonly level3Id: number; readonly viewer: Viewer },
): Promise<ProductRow | undefined> {
  const standing = representativeListing({
    level3Id: sql`product.id`,
    sellers: undefined,
    wanted: wantedBy(viewer),
  });
  const { rows } = await sql<ProductRow>`
    select product.level1_id, product.level2_id, product.id, category.slug as category_slug,
      category.title_en as category_en, category.title_te as category_te, category.bed,
      "group".slug as group_slug, "group".title_en as group_en, "group".title_te as group_te,
      product.slug, product.title_en, product.title_te, product.description_en, product.description_te,
      product.drawing, product.photo_keys, product.maker, product.country_of_origin, product.hsn, product.attributes,
      product.dealer_licence, rate.rate_in_basis_points,
      (select listing_id from (${standing}) standing) as lead_listing_id,
      (select coalesce(json_agg(pack), '[]') from (${packsOf(viewer)}) pack) as packs
    from published.product_level3 product
    join published.product_level1 category on category.id = product.level1_id
    join published.product_level2 "group" on "group".id = product.level2_id
    cross join lateral (
      select rate_in_basis_points from published.gst_rates
      where gst_rates.hsn = product.hsn and valid_from <= ${viewer.onDay}::date
      order by valid_from desc limit 1
    ) rate
    where product.id = ${level3Id}`.execute(reader);
  return rows[0];
}

/** Whether this is a photo of the product. */
export async function isPhotoOf(reader: Reader, level3Id: number, photo: string): Promise<boolean> {
  const { rows } = await sql<{ isShown: boolean }>`
    select exists (
      select from published.product_level3 where id = ${level3Id} and ${photo} = any(photo_keys)
    ) as "isShown"`.execute(reader);
  return rows[0]?.isShown === true;
}

/** A pack with one of its listings; a pack that nobody offers has one row without a listing. */
export interface PackRow {
  readonly id: number;
  readonly attributes: Parameters<typeof skuAttributesOf>[0];
  readonly pack_title_en: string;
  readonly pack_title_te: string;
  readonly weight_in_grams: number;
  readonly listing_id: number | null;
  readonly price_in_paise: number;
  readonly price_breaks: readonly PriceBreak[];
  readonly discount_in_paise: number;
  readonly mrp_in_paise: number;
  readonly commission_in_paise: number;
  readonly available: number;
  readonly business_name: string;
  readonly business_name_te: string;
  readonly town: string;
  readonly town_te: string | null;
  /** Of the kind that the product needs. */
  readonly licence_number: string | null;
  readonly licence_valid_until: string | null;
  /** Days until the seller delivers where the person lives; null: he does not, or that is not known. */
  readonly lead_days: number | null;
  /** What he asks for the way there, for one pack. */
  readonly shipping_in_paise: number | null;
  readonly handling_charge_in_paise: number;
  /** Of the batches with packs that are free, the day of the earliest. */
  readonly best_before: string | null;
}

/**
 * The packs of `product` in their order, as a statement, the listings of each as they stand in lists: those first that
 * are delivered where the person lives, of these the ones in stock, then the cheapest.
 */
function packsOf(viewer: Viewer): RawBuilder<unknown> {
  const pinCode = pinCodeOf(viewer);
  const order = standingOrder({
    isServed: sql`(delivery.lead_days is not null)`,
    isInStock: sql`(listing.on_hand - listing.allocated > listing.held)`,
    price: sql`listing.price_in_paise - coalesce(offer.discount_in_paise, 0)`,
    listing: sql`listing.id`,
  });
  return sql`
    select sku.id, sku.attributes, sku.pack_title_en, sku.pack_title_te, sku.weight_in_grams,
      listing.id as listing_id, listing.price_in_paise, listing.price_breaks, listing.mrp_in_paise, listing.commission_in_paise,
      greatest(0, listing.on_hand - listing.allocated - listing.held) as available, seller.business_name, seller.business_name_te,
      seller.town, seller.town_te, coalesce(offer.discount_in_paise, 0) as discount_in_paise,
      licence.licence_number, licence.valid_until::text as licence_valid_until, delivery.lead_days,
      delivery.charge_in_paise as shipping_in_paise, seller.handling_charge_in_paise,
      (select min(expires_on)::text from published.stock_batches batch where batch.listing_id = listing.id
        and on_hand > packed and expires_on > ${viewer.onDay}::date) as best_before
    from published.skus sku
    left join (published.listings listing join published.sellers seller on seller.id = listing.seller_id)
      on listing.sku_id = sku.id and listing.is_listed and listing.blocked_by is null
    left join published.seller_licences licence
      on licence.seller_id = listing.seller_id and licence.kind = product.dealer_licence
    ${joinBestOffer({
      listing: sql`listing.id`,
      price: sql`listing.price_in_paise`,
      pinCode,
      onDay: viewer.onDay,
      hasOffers: wantedBy(viewer).hasOffers,
    })}
    left join lateral (
      select lead_days, charge_in_paise from published.shipping_rates
      where shipping_rates.seller_id = listing.seller_id and starts_with(${pinCode}, pin_prefix)
      order by length(pin_prefix) desc, order_value_from_in_paise <= listing.price_in_paise desc,
        abs(order_value_from_in_paise - listing.price_in_paise) limit 1
    ) delivery on true
    where sku.level3_id = product.id
    order by sku.position, sku.id, ${order}`;
}
