import { sql } from "kysely";
import type { Database, Reader, Transaction } from "#engine/server/data/client.ts";

export interface OfferRow {
  readonly id: number;
  readonly listing_id: number;
  readonly title_en: string;
  readonly title_te: string;
  readonly pack_title_en: string;
  readonly pack_title_te: string;
  readonly price_in_paise: number;
  readonly discount_in_paise: number;
  readonly pin_prefixes: string[];
  readonly starts_on: string;
  readonly ends_on: string;
  readonly is_ended: boolean;
}

/** A page of the offers of this person's business, newest first. */
export async function selectOffers(
  reader: Reader,
  asked: { readonly profileId: number; readonly after: number | undefined; readonly atMost: number },
): Promise<OfferRow[]> {
  const after = asked.after === undefined ? sql`` : sql`and offers.id < ${asked.after}`;
  const { rows } = await sql<OfferRow>`
    select offers.id, offers.listing_id, title_en, title_te, pack_title_en, pack_title_te, price_in_paise,
      offers.discount_in_paise, offers.pin_prefixes, offers.starts_on::text, offers.ends_on::text,
      offers.ended_at is not null as is_ended
    from offers join published.listings_for_sale on listings_for_sale.listing_id = offers.listing_id
    where offers.seller_id = (select id from published.sellers where profile_id = ${asked.profileId}) ${after}
    order by offers.id desc limit ${sql.lit(asked.atMost)}`.execute(reader);
  return rows;
}

/** The seller's standing and a listing's lowest price, price breaks included; nothing when the listing is another seller's. */
export async function findOwnListing(
  reader: Reader,
  listingId: number,
  profileId: number,
): Promise<
  { readonly seller_id: number; readonly lowest_in_paise: number; readonly is_suspended: boolean } | undefined
> {
  const { rows } = await sql<{ seller_id: number; lowest_in_paise: number; is_suspended: boolean }>`
    select seller_id, published.price_of_packs(price_in_paise, price_breaks, 9999) as lowest_in_paise,
      sellers.is_suspended
    from published.listings_for_sale join published.sellers on sellers.id = listings_for_sale.seller_id
    where listing_id = ${listingId} and sellers.profile_id = ${profileId}`.execute(reader);
  return rows[0];
}

export interface NewOffer {
  readonly sellerId: number;
  readonly listingId: number;
  readonly discountInPaise: number;
  readonly pinPrefixes: readonly string[];
  readonly startsOn: string;
  readonly endsOn: string;
  readonly createdAt: Date;
}

export async function insertOffer(transaction: Transaction, offer: NewOffer): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into offers (seller_id, listing_id, discount_in_paise, pin_prefixes, starts_on, ends_on, created_at)
    values (${offer.sellerId}, ${offer.listingId}, ${offer.discountInPaise}, ${[...offer.pinPrefixes]}::text[],
      ${offer.startsOn}::date, ${offer.endsOn}::date, ${offer.createdAt})
    returning id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("no offer was written");
  return row.id;
}

/** Ends the offer unless it has ended; `isOwn` is false for another seller's, which stays untouched. */
export async function closeOffer(
  transaction: Transaction,
  asked: { readonly offerId: number; readonly profileId: number; readonly at: Date },
): Promise<{ readonly isOwn: boolean; readonly hasEnded: boolean }> {
  const { rows } = await sql<{ id: number }>`
    update offers set ended_at = ${asked.at}
    where id = ${asked.offerId} and ended_at is null
      and seller_id = (select id from published.sellers where profile_id = ${asked.profileId})
    returning id`.execute(transaction);
  if (rows.length > 0) return { isOwn: true, hasEnded: true };
  const { rows: own } = await sql<{ id: number }>`
    select id from offers
    where id = ${asked.offerId} and seller_id = (select id from published.sellers where profile_id = ${asked.profileId})`.execute(
    transaction,
  );
  return { isOwn: own.length > 0, hasEnded: false };
}

/**
 * Ends offers whose last day was before `today`, as of the end of that day in India. One whose seller is ending it is
 * left to the seller. Answers how many.
 */
export async function closePastOffers(
  database: Database,
  { today, atMost }: { readonly today: string; readonly atMost: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update offers set ended_at = (ends_on + 1)::timestamp at time zone 'Asia/Kolkata'
    where ended_at is null and id in (
      select id from offers where ended_at is null and ends_on < ${today}::date
      order by ends_on limit ${sql.lit(atMost)} for update skip locked
    )`.execute(database);
  return Number(numAffectedRows ?? 0);
}
