import type { Transaction } from "#engine/server/data/client.ts";

/** One seller's price and stock of one pack. */
export interface ListingTerms {
  readonly priceInPaise: number;
  /** Printed maximum retail price of the pack. */
  readonly mrpInPaise: number;
  /** Suggested commission of an agent on one pack, on top of the price. */
  readonly commissionInPaise: number;
  readonly onHand: number;
  readonly isListed: boolean;
}

export interface HeldListing extends ListingTerms {
  readonly level3Id: number;
  /** Packs that orders have taken and that are not dispatched yet. */
  readonly allocated: number;
  /** Packs set aside for buyers in checkout. */
  readonly held: number;
}

/** Writes a listing and answers its id; undefined when the seller has one of this pack. */
export async function insertListing(
  transaction: Transaction,
  listing: ListingTerms & { readonly skuId: number; readonly sellerId: number; readonly changedAt: Date },
): Promise<number | undefined> {
  const row = await transaction
    .insertInto("listings")
    .values({
      sku_id: listing.skuId,
      seller_id: listing.sellerId,
      price_in_paise: listing.priceInPaise,
      mrp_in_paise: listing.mrpInPaise,
      commission_in_paise: listing.commissionInPaise,
      on_hand: listing.onHand,
      is_listed: listing.isListed,
      changed_at: listing.changedAt,
    })
    .onConflict((conflict) => conflict.columns(["sku_id", "seller_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** The product of a pack. @throws NoResultError for an unknown pack. */
export async function readProductOfPack(transaction: Transaction, skuId: number): Promise<number> {
  const row = await transaction
    .selectFrom("skus")
    .select("level3_id")
    .where("id", "=", skuId)
    .executeTakeFirstOrThrow();
  return row.level3_id;
}

/** Reads a seller's listing and holds it until the transaction ends; undefined when it is not his. */
export function lockListing(
  transaction: Transaction,
  { listingId, sellerId }: { readonly listingId: number; readonly sellerId: number },
): Promise<HeldListing | undefined> {
  return transaction
    .selectFrom("listings")
    .innerJoin("skus", "skus.id", "listings.sku_id")
    .select([
      "skus.level3_id as level3Id",
      "price_in_paise as priceInPaise",
      "mrp_in_paise as mrpInPaise",
      "commission_in_paise as commissionInPaise",
      "on_hand as onHand",
      "allocated",
      "held",
      "is_listed as isListed",
    ])
    .where("listings.id", "=", listingId)
    .where("listings.seller_id", "=", sellerId)
    .forNoKeyUpdate("listings")
    .executeTakeFirst();
}

/** Writes price, stock and visibility of a listing. */
export async function updateListing(
  transaction: Transaction,
  listingId: number,
  terms: ListingTerms & { readonly changedAt: Date },
): Promise<void> {
  await transaction
    .updateTable("listings")
    .set({
      price_in_paise: terms.priceInPaise,
      mrp_in_paise: terms.mrpInPaise,
      commission_in_paise: terms.commissionInPaise,
      on_hand: terms.onHand,
      is_listed: terms.isListed,
      changed_at: terms.changedAt,
    })
    .where("id", "=", listingId)
    .execute();
}
