import { type RawBuilder, sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { joinBestOffer } from "#features/offers/server";
import type { ProductImage, SkuAttribute } from "#features/store/contract/store.ts";
import { isLicensed } from "./blocks/blocks.queries.ts";
import type { StockWanted } from "./stock/stock.queries.ts";
import { type StoredSkuAttribute, skuAttributesOf } from "./stored-attributes.ts";

/** A listing with everything a cart line, a check-out and an order line need to know about it. */
export interface ListingForSale {
  readonly listingId: number;
  readonly sellerId: number;
  readonly sellerName: LocalizedText;
  readonly level1Title: LocalizedText;
  readonly level2Id: number;
  readonly level3Id: number;
  readonly categorySlug: string;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly pack: LocalizedText;
  readonly attributes: SkuAttribute[];
  readonly drawing: string;
  readonly bed: ProductImage;
  /** Of one pack of as many as are wanted, by the price breaks. */
  readonly priceInPaise: number;
  /** Off one pack by the best offer at the pin code; 0 without one. */
  readonly discountInPaise: number;
  readonly mrpInPaise: number;
  /** The catalogue's suggestion of an agent's commission on one pack. */
  readonly commissionInPaise: number;
  /** Packs that nobody else has taken or holds; the exact number. */
  readonly available: number;
  /** Whether the buyer who asks holds packs of it. */
  readonly isHeld: boolean;
  /** False also while a suspension or a licence that has ended keeps it from being sold. */
  readonly isListed: boolean;
  readonly weightInGrams: number;
  readonly hsn: string;
  readonly gstRateInBasisPoints: number;
}

export interface ListingsAsked {
  /** Each listing once, with the number of packs that decides its price. */
  readonly wanted: readonly StockWanted[];
  /** Day whose GST rate and offers count, `yyyy-mm-dd`. */
  readonly onDay: string;
  /** Whose own holds count as available. */
  readonly buyerId?: number;
  /** Where the parcel goes; left out, no offer holds. */
  readonly postalCode?: string;
}

interface Row {
  id: number;
  seller_id: number;
  business_name: string;
  business_name_te: string;
  level1_en: string;
  level1_te: string;
  category_slug: string;
  bed: ProductImage;
  level2_id: number;
  level3_id: number;
  slug: string;
  title_en: string;
  title_te: string;
  drawing: string;
  hsn: string;
  pack_title_en: string;
  pack_title_te: string;
  attributes: StoredSkuAttribute[];
  weight_in_grams: number;
  price_in_paise: number;
  discount_in_paise: number | null;
  mrp_in_paise: number;
  commission_in_paise: number;
  available: number;
  is_held: boolean;
  is_listed: boolean;
  rate_in_basis_points: number;
}

/**
 * Reads listings in one statement, ordered by listing id; unknown ids, and products whose HSN code has no GST
 * rate on that day, are left out. An unlisted or sold-out listing is answered as such.
 */
export function readListingsForSale(reader: Reader, asked: ListingsAsked): Promise<ListingForSale[]> {
  return selectListings(reader, asked, sql``);
}

/**
 * The same, and keeps price and stock from changing until the transaction ends. Rows are locked in ascending
 * listing id, so two orders over the same listings wait for each other and never deadlock.
 */
export function lockListingsForSale(
  transaction: Transaction,
  asked: ListingsAsked,
): Promise<ListingForSale[]> {
  // "No key": another cart may still add a line that points at the listing.
  return selectListings(transaction, asked, sql`for no key update of listing`);
}

const price = sql`published.price_of_packs(listing.price_in_paise, listing.price_breaks, wanted.quantity)`;

async function selectListings(
  reader: Reader,
  { wanted, onDay, buyerId, postalCode }: ListingsAsked,
  locking: RawBuilder<unknown>,
): Promise<ListingForSale[]> {
  const { rows } = await sql<Row>`
    select listing.id, listing.seller_id, seller.business_name, seller.business_name_te,
      category.title_en as level1_en, category.title_te as level1_te, category.slug as category_slug,
      category.bed, product.level2_id, product.id as level3_id, product.slug, product.title_en,
      product.title_te, product.drawing, product.hsn, sku.pack_title_en, sku.pack_title_te, sku.attributes,
      sku.weight_in_grams, ${price} as price_in_paise, listing.mrp_in_paise, listing.commission_in_paise,
      greatest(0, listing.on_hand - listing.allocated - listing.held + coalesce(own.quantity, 0)) as available,
      own.quantity is not null as is_held,
      (listing.is_listed and listing.blocked_by is null and ${isLicensed({ seller: sql`listing.seller_id`, onDay })}) as is_listed,
      rate.rate_in_basis_points, offer.discount_in_paise
    from listings listing
    join unnest(${wanted.map(({ listingId }) => listingId)}::bigint[],
      ${wanted.map(({ quantity }) => quantity)}::bigint[]) as wanted (listing_id, quantity)
      on wanted.listing_id = listing.id
    join skus sku on sku.id = listing.sku_id
    join product_level3 product on product.id = sku.level3_id
    join product_level1 category on category.id = product.level1_id
    join published.sellers seller on seller.id = listing.seller_id
    left join stock_holds own on own.listing_id = listing.id and own.is_live
      and own.holder_profile_id = ${buyerId ?? null}
    cross join lateral (
      select rate_in_basis_points from gst_rates
      where gst_rates.hsn = product.hsn and valid_from <= ${onDay}::date
      order by valid_from desc limit 1
    ) rate
    ${joinBestOffer({
      listing: sql`listing.id`,
      price,
      pinCode: sql`${postalCode ?? null}::text`,
      onDay,
    })}
    where listing.id = any(${wanted.map(({ listingId }) => listingId)}::bigint[])
    order by listing.id ${locking}`.execute(reader);
  return rows.map(listingOf);
}

/** While it waits for the lock a price may fall below an offer that was found with the old one: that offer is none. */
function discountOf({ discount_in_paise: discount, price_in_paise: price }: Row): number {
  return discount !== null && discount < price ? discount : 0;
}

function listingOf(row: Row): ListingForSale {
  return {
    listingId: row.id,
    sellerId: row.seller_id,
    sellerName: { en: row.business_name, te: row.business_name_te },
    level1Title: { en: row.level1_en, te: row.level1_te },
    level2Id: row.level2_id,
    level3Id: row.level3_id,
    categorySlug: row.category_slug,
    slug: row.slug,
    title: { en: row.title_en, te: row.title_te },
    pack: { en: row.pack_title_en, te: row.pack_title_te },
    attributes: skuAttributesOf(row.attributes),
    drawing: row.drawing,
    bed: row.bed,
    priceInPaise: row.price_in_paise,
    discountInPaise: discountOf(row),
    mrpInPaise: row.mrp_in_paise,
    commissionInPaise: row.commission_in_paise,
    available: row.available,
    isHeld: row.is_held,
    isListed: row.is_listed,
    weightInGrams: row.weight_in_grams,
    hsn: row.hsn,
    gstRateInBasisPoints: row.rate_in_basis_points,
  };
}
