import { type RawBuilder, sql } from "kysely";

export interface OfferAsked {
  /** Columns of the outer statement: the listing's id and its price. */
  readonly listing: RawBuilder<unknown>;
  readonly price: RawBuilder<unknown>;
  /** The pin code, or an expression for it; null: no offer applies. */
  readonly pinCode: RawBuilder<unknown>;
  /** Day in India, `yyyy-mm-dd`. */
  readonly onDay: string;
  /**
   * Ids of the sellers who deliver there, as an array, if the outer statement has them; by default they
   * are looked up.
   */
  readonly serving?: RawBuilder<unknown>;
  /** False where it is known that no offer holds: none is looked for. */
  readonly hasOffers?: boolean | undefined;
}

/**
 * Joins a listing's best offer at a pin code and day to any statement that reads prices, as
 * `offer.discount_in_paise` (null: none). Published so that price lists need no further statement.
 */
export function joinBestOffer({
  listing,
  price,
  hasOffers = true,
  ...where
}: OfferAsked): RawBuilder<unknown> {
  if (!hasOffers) return sql`cross join (select null::bigint as discount_in_paise) offer`;
  return sql`left join lateral (
    select max(running.discount_in_paise) as discount_in_paise
    from offers running
    where running.listing_id = ${listing} and running.discount_in_paise < ${price} and ${holds(where)}
  ) offer on true`;
}

/**
 * All offers valid at a pin code and day, as a statement with `listing_id` and `discount_in_paise`. One place has
 * few offers, so lists sort them separately. A listing may have several; one may bring the price to zero.
 */
export function offersHolding(where: Pick<OfferAsked, "pinCode" | "onDay">): RawBuilder<unknown> {
  return sql`select running.listing_id, running.discount_in_paise from offers running where ${holds(where)}`;
}

/**
 * The condition that the row `running` of offers applies: only where its seller delivers. Without a pin code no
 * offer is read. Prefixes and sellers are computed once per statement, not once per offer.
 */
function holds({
  pinCode,
  onDay,
  serving = sql`array(
    select distinct seller_id from published.shipping_rates where starts_with(${pinCode}, pin_prefix))`,
}: Pick<OfferAsked, "pinCode" | "onDay" | "serving">): RawBuilder<unknown> {
  return sql`${pinCode} is not null and running.ended_at is null
    and ${onDay}::date between running.starts_on and running.ends_on
    and running.pin_prefixes && (select array_agg(left(${pinCode}, length)) from generate_series(1, 6) length)
    and running.seller_id = any(${serving})`;
}
