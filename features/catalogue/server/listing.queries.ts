import { sql } from "kysely";
import { dayInIndia } from "#engine/server/clock.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { PriceBreak } from "#features/store/contract/price-breaks.ts";

/** One seller's price and stock of one pack. */
export interface ListingTerms {
  readonly priceInPaise: number;
  /** Printed maximum retail price of the pack. */
  readonly mrpInPaise: number;
  /** Suggested commission of an agent on one pack, on top of the price; the seller's own, else the rule's. */
  readonly commissionInPaise: number;
  /** Whether the rule of the product's category gives the commission, whatever `commissionInPaise` says. */
  readonly isCommissionByRule: boolean;
  /** Lower prices of one pack from numbers of packs on. */
  readonly priceBreaks: readonly PriceBreak[];
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

/** What the rules of the day give for a new listing. */
function commissionByRule({
  skuId,
  priceInPaise,
  mrpInPaise,
  changedAt,
}: Pick<ListingTerms, "priceInPaise" | "mrpInPaise"> & { readonly skuId: number; readonly changedAt: Date }) {
  return sql<number>`(
    select published.commission_by_rule(product.level1_id, product.level2_id, ${dayInIndia(changedAt)}::date,
      ${priceInPaise}, ${mrpInPaise})
    from skus join product_level3 product on product.id = skus.level3_id where skus.id = ${skuId})`;
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
      commission_in_paise: listing.isCommissionByRule ? commissionByRule(listing) : listing.commissionInPaise,
      is_commission_by_rule: listing.isCommissionByRule,
      price_breaks: JSON.stringify(listing.priceBreaks),
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

/** Reads listings of a seller by their ids and holds them until the transaction ends; those of others are left out. */
export async function lockListings(
  transaction: Transaction,
  sellerId: number,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, HeldListing>> {
  const { rows } = await sql<HeldListing & { listingId: number }>`
    select listings.id as "listingId", skus.level3_id as "level3Id", price_in_paise as "priceInPaise",
      mrp_in_paise as "mrpInPaise", commission_in_paise as "commissionInPaise", on_hand as "onHand", allocated, held,
      is_listed as "isListed", price_breaks as "priceBreaks",
      is_commission_by_rule as "isCommissionByRule"
    from listings join skus on skus.id = listings.sku_id
    where listings.id = any(${[...listingIds]}::bigint[]) and listings.seller_id = ${sellerId}
    order by listings.id for no key update of listings`.execute(transaction);
  return new Map(rows.map((row) => [row.listingId, row]));
}

/** Writes prices, stock and visibility of listings. */
export async function updateListings(
  transaction: Transaction,
  listings: readonly (ListingTerms & { readonly listingId: number })[],
  changedAt: Date,
): Promise<void> {
  await sql`
    update listings set price_in_paise = price, mrp_in_paise = mrp,
      commission_in_paise = case when terms.by_rule then published.commission_by_rule(product.level1_id,
        product.level2_id, ${dayInIndia(changedAt)}::date, price, mrp) else commission end,
      is_commission_by_rule = terms.by_rule,
      on_hand = terms.on_hand, is_listed = terms.is_listed, price_breaks = terms.breaks::jsonb, changed_at = ${changedAt}
    from unnest(${listings.map(({ listingId }) => listingId)}::bigint[],
      ${listings.map((terms) => terms.priceInPaise)}::bigint[], ${listings.map((terms) => terms.mrpInPaise)}::bigint[],
      ${listings.map((terms) => terms.commissionInPaise)}::bigint[], ${listings.map((terms) => terms.onHand)}::integer[],
      ${listings.map((terms) => terms.isListed)}::boolean[],
      ${listings.map((terms) => JSON.stringify(terms.priceBreaks))}::text[],
      ${listings.map((terms) => terms.isCommissionByRule)}::boolean[])
      as terms (listing_id, price, mrp, commission, on_hand, is_listed, breaks, by_rule),
      skus join product_level3 product on product.id = skus.level3_id
    where listings.id = terms.listing_id and skus.id = listings.sku_id`.execute(transaction);
}

/**
 * Gives listings that go by the rules what those give on a day, by rising id from behind one, `atMost` at a time; answers
 * those changed with their products.
 */
export async function rewriteCommissions(
  transaction: Transaction,
  asked: {
    readonly onDay: string;
    readonly changedAt: Date;
    readonly after: number;
    readonly atMost: number;
  },
): Promise<readonly { readonly listingId: number; readonly level3Id: number }[]> {
  const byRule = sql`published.commission_by_rule(product.level1_id, product.level2_id, ${asked.onDay}::date,
    listing.price_in_paise, listing.mrp_in_paise)`;
  const { rows } = await sql<{ listingId: number; level3Id: number }>`
    with due as (
      select listing.id, product.id as level3_id, ${byRule} as commission
      from listings listing join skus on skus.id = listing.sku_id
      join product_level3 product on product.id = skus.level3_id
      where listing.is_commission_by_rule and listing.id > ${asked.after} and listing.commission_in_paise <> ${byRule}
      order by listing.id limit ${sql.lit(asked.atMost)} for no key update of listing)
    update listings set commission_in_paise = due.commission, changed_at = ${asked.changedAt}
    from due where listings.id = due.id
    returning listings.id as "listingId", due.level3_id as "level3Id"`.execute(transaction);
  return rows;
}
