import { sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { TypedBatch } from "#features/batches/contract.ts";
import type { ListingState } from "../contract/listings.ts";
import { hasLicence } from "./own-products.queries.ts";

/** A pack of the common list and what this seller has of it. */
export interface PackOfSeller {
  readonly skuId: number;
  readonly title: LocalizedText;
  readonly pack: LocalizedText;
  readonly hasLicence: boolean;
  /** Whether an admin has suspended the seller. */
  readonly isSuspended: boolean;
  /** Null: the seller does not sell it. */
  readonly listing:
    | (ListingState & {
        readonly listingId: number;
        readonly inOrders: number;
        readonly inCheckout: number;
        /** All its batches, those without packs too; empty: its stock is one figure. */
        readonly batches: readonly TypedBatch[];
      })
    | null;
}

interface Asked {
  readonly sellerId: number;
  /** Day whose licence counts, `yyyy-mm-dd`. */
  readonly onDay: string;
}

const columns = ({ sellerId, onDay }: Asked) => sql`
  sku.id as "skuId", jsonb_build_object('en', product.title_en, 'te', product.title_te) as title,
  jsonb_build_object('en', sku.pack_title_en, 'te', sku.pack_title_te) as pack,
  ${hasLicence(sql`${sellerId}::bigint`, onDay)} as "hasLicence",
  exists (select from published.sellers where id = ${sellerId} and is_suspended) as "isSuspended",
  case when listing.id is not null then jsonb_build_object('listingId', listing.id,
    'priceInPaise', listing.price_in_paise, 'mrpInPaise', listing.mrp_in_paise,
    'commissionInPaise', listing.commission_in_paise,
    'isCommissionByRule', listing.is_commission_by_rule, 'priceBreaks', listing.price_breaks, 'onHand', listing.on_hand, 'isListed', listing.is_listed,
    'inOrders', listing.allocated, 'inCheckout', listing.held, 'batches', (
      select coalesce(jsonb_agg(jsonb_build_object('batchNumber', batch.batch_number, 'expiresOn', batch.expires_on,
        'quantity', batch.on_hand) order by batch.expires_on nulls last, batch.id), '[]')
      from published.stock_batches batch where batch.listing_id = listing.id)) end as listing`;

/** These packs, those that exist, in no order. */
export async function readPacks(
  reader: Reader,
  { skuIds, ...asked }: Asked & { readonly skuIds: readonly number[] },
): Promise<readonly PackOfSeller[]> {
  const { rows } = await sql<PackOfSeller>`
    select ${columns(asked)}
    from published.skus sku join published.product_level3 product on product.id = sku.level3_id
    left join published.listings listing on listing.sku_id = sku.id and listing.seller_id = ${asked.sellerId}
    where sku.id = any(${[...skuIds]}::bigint[])`.execute(reader);
  return rows;
}

/** The packs that the seller sells, by listing, `after` one of them; `atMost` at a time. */
export async function readOwnPacksAfter(
  reader: Reader,
  { after, atMost, ...asked }: Asked & { readonly after: number; readonly atMost: number },
): Promise<readonly PackOfSeller[]> {
  const { rows } = await sql<PackOfSeller>`
    select ${columns(asked)}
    from (select * from published.listings
      where seller_id = ${asked.sellerId} and id > ${after} order by id limit ${sql.lit(atMost)}) listing
    join published.skus sku on sku.id = listing.sku_id
    join published.product_level3 product on product.id = sku.level3_id
    order by listing.id`.execute(reader);
  return rows;
}

/** Packs of the common list that the seller does not sell, by number, `after` one of them; `atMost` at a time. */
export async function readOtherPacksAfter(
  reader: Reader,
  { after, atMost, ...asked }: Asked & { readonly after: number; readonly atMost: number },
): Promise<readonly PackOfSeller[]> {
  const { rows } = await sql<PackOfSeller>`
    select ${columns(asked)}
    from published.skus sku join published.product_level3 product on product.id = sku.level3_id
    left join published.listings listing on listing.sku_id = sku.id and listing.seller_id = ${asked.sellerId}
    where sku.id > ${after} and listing.id is null
    order by sku.id limit ${sql.lit(atMost)}`.execute(reader);
  return rows;
}
