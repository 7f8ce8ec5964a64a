import { type RawBuilder, sql } from "kysely";
import { joinBestOffer } from "#features/offers/server";
import type { Viewer } from "../cards.queries.ts";
import { sellersServing } from "../viewer-place.ts";

type Expression = RawBuilder<unknown>;

/** No product has more sellers. A limit keeps the planner from scanning the whole listing index. */
export const mostSellers = 2000;

/** Where and when products are wanted; decides the representative listing. */
export interface Wanted {
  /** Null where unknown. */
  readonly pinCode: Expression;
  /** Ids of the sellers who deliver there, as an array. */
  readonly serving: Expression;
  /** Day in India, `yyyy-mm-dd`. */
  readonly onDay: string;
  /** False: no offer holds there and then. */
  readonly hasOffers?: boolean;
}

/** The place of this user, on the day of viewing. */
export function wantedBy(viewer: Pick<Viewer, "place" | "onDay">): Wanted {
  return {
    pinCode: pinCodeOf(viewer),
    serving: servingSellers(viewer),
    onDay: viewer.onDay,
    hasOffers: !isWithoutOffers(viewer),
  };
}

/** Whether it is known that no offer holds where the user lives. */
export function isWithoutOffers({ place }: Pick<Viewer, "place">): boolean {
  return "hasOffers" in place && place.hasOffers === false;
}

/** The pin code of where the user lives, as an expression; null where it is not known. */
export function pinCodeOf({ place }: Pick<Viewer, "place">): Expression {
  if ("pinCode" in place) return sql`${place.pinCode}::text`;
  return sql`(select profiles.postal_code from published.profiles where profiles.id = ${place.profileId})`;
}

/** Ids of the sellers who deliver where the user lives, as an array; empty where that is unknown. */
export function servingSellers(viewer: Pick<Viewer, "place">): Expression {
  if ("pinCode" in viewer.place) return sql`${viewer.place.serving}::bigint[]`;
  return sql`array(${sellersServing(pinCodeOf(viewer))})`;
}

/** Ids of the sellers who deliver where the user lives, as an array; those of all where that is unknown. */
export function servingOrAll(viewer: Pick<Viewer, "place">): Expression {
  if ("pinCode" in viewer.place && viewer.place.pinCode !== null) return servingSellers(viewer);
  const pinCode = pinCodeOf(viewer);
  return sql`array(
    ${sellersServing(pinCode)}
    union all select id from published.sellers where ${pinCode} is null)`;
}

/**
 * The order that chooses a product's representative listing: deliverable where the user lives, in stock, lowest
 * price, oldest. Without a delivering seller or a known place, this gives the lead listing.
 */
export function standingOrder(row: {
  readonly isServed: Expression;
  readonly isInStock: Expression;
  /** After the local offer. */
  readonly price: Expression;
  readonly listing: Expression;
}): Expression {
  return sql`not ${row.isServed}, not ${row.isInStock}, ${row.price}, ${row.listing}`;
}

/**
 * A product's representative listing, as a statement of at most one row of the listing index; `discount_in_paise`
 * is the local discount, null for none.
 */
export function representativeListing({
  level3Id,
  sellers,
  wanted: { pinCode, serving, onDay, hasOffers },
}: {
  readonly level3Id: Expression;
  /** Sellers whose rows are allowed; undefined: all. */
  readonly sellers: Expression | undefined;
  readonly wanted: Wanted;
}): Expression {
  const among = sellers ? sql`and standing.seller_id = any(${sellers})` : sql``;
  const order = standingOrder({
    isServed: sql`standing.seller_id = any(${serving})`,
    isInStock: sql`standing.is_in_stock`,
    price: sql`standing.price_in_paise - coalesce(offer.discount_in_paise, 0)`,
    listing: sql`standing.listing_id`,
  });
  return sql`
    select standing.*, offer.discount_in_paise from published.shelf standing
    ${joinBestOffer({
      listing: sql`standing.listing_id`,
      price: sql`standing.price_in_paise`,
      ...{ pinCode, onDay, serving, hasOffers },
    })}
    where standing.level3_id = ${level3Id} ${among}
    order by ${order} limit 1`;
}

/**
 * Whether one of these sellers offers the product of a row of `shelf`. "Offset" keeps the planner from reading all that
 * they offer.
 */
export function soldByOneOf(sellers: Expression): Expression {
  return sql`(shelf.seller_id = any(${sellers}) or exists (
    select from published.shelf served
    where served.level3_id = shelf.level3_id and served.seller_id = any(${sellers}) offset 0))`;
}

/**
 * Whether a row of `shelf` is the representative listing, for products without a local offer. Most rows decide
 * this alone; other rows are read only where the lead seller does not deliver.
 */
export function standsWithoutOffers(viewer: Viewer, sellers: Expression | undefined): Expression {
  const serving = servingSellers(viewer);
  if (sellers)
    return sql`shelf.seller_id = any(${sellers}) and not exists (${betterThanIndexed(serving, sellers)})`;
  return sql`case
    when shelf.is_lead then shelf.seller_id = any(${serving}) or not exists (
      select from published.shelf served
      where served.level3_id = shelf.level3_id and served.seller_id = any(${serving}) offset 0)
    when shelf.lead_seller_id = any(${serving}) then false
    else shelf.seller_id = any(${serving}) and not exists (${betterThanIndexed(serving, serving)})
  end`;
}

/** Rows of the same product that rank before `shelf`, without offers. */
function betterThanIndexed(serving: Expression, sellers: Expression): Expression {
  const orderOf = (row: string) =>
    standingOrder({
      isServed: sql`${sql.ref(row)}.seller_id = any(${serving})`,
      isInStock: sql.ref(`${row}.is_in_stock`),
      price: sql.ref(`${row}.price_in_paise`),
      listing: sql.ref(`${row}.listing_id`),
    });
  return sql`
    select from published.shelf better
    where better.level3_id = shelf.level3_id and better.seller_id = any(${sellers})
      and (${orderOf("better")}) < (${orderOf("shelf")})`;
}
