import { type RawBuilder, sql } from "kysely";
import { sellersServing } from "#features/selling";

export interface OfferAsked {
  /** Columns of the asking statement: the listing's id and its price. */
  readonly listing: RawBuilder<unknown>;
  readonly price: RawBuilder<unknown>;
  /** The pin code, or an expression for it; null: no offer holds. */
  readonly pinCode: RawBuilder<unknown>;
  /** Day in India, `yyyy-mm-dd`. */
  readonly onDay: string;
  /** Ids of the sellers who deliver there, as an array, where the asking statement knows them; left out, they are looked up. */
  readonly serving?: RawBuilder<unknown>;
}

/**
 * Joins the best offer of a listing that holds at a pin code on a day to any statement that reads prices, as
 * `offer.discount_in_paise` (null: none). Published so that price lists need no further statement.
 */
export function joinBestOffer({ listing, price, ...where }: OfferAsked): RawBuilder<unknown> {
  return sql`left join lateral (
    select max(running.discount_in_paise) as discount_in_paise
    from offers running
    where running.listing_id = ${listing} and running.discount_in_paise < ${price} and ${holds(where)}
  ) offer on true`;
}

/**
 * All offers that hold at a pin code on a day, as a statement with the columns `listing_id` and `discount_in_paise`:
 * those of one place are few, so lists put these into order beside the rest. A listing may have several, and one may
 * leave no price.
 */
export function offersHolding(where: Pick<OfferAsked, "pinCode" | "onDay">): RawBuilder<unknown> {
  return sql`select running.listing_id, running.discount_in_paise from offers running where ${holds(where)}`;
}

/**
 * Whether the row `running` of offers holds there: only where its seller delivers. Where the pin code is not known no
 * offer is looked up at all; its beginnings and the sellers are found once a statement, not once an offer.
 */
function holds({
  pinCode,
  onDay,
  serving = sql`array(${sellersServing(pinCode)})`,
}: Pick<OfferAsked, "pinCode" | "onDay" | "serving">): RawBuilder<unknown> {
  return sql`${pinCode} is not null and running.ended_at is null
    and ${onDay}::date between running.starts_on and running.ends_on
    and running.pin_prefixes && (select array_agg(left(${pinCode}, length)) from generate_series(1, 6) length)
    and running.seller_id = any(${serving})`;
}

/** The pin code of where a person lives, as an expression; null while it is not set. */
export function ownPinCode(profileId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select profiles.postal_code from profiles where profiles.id = ${profileId})`;
}
