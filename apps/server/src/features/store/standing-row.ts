import { type RawBuilder, sql } from "kysely";
import { joinBestOffer, ownPinCode } from "#features/offers";
import { sellersServing } from "#features/selling";
import type { Viewer } from "./cards.queries.ts";

type Expression = RawBuilder<unknown>;

/** More sellers than this offer no product. A limit keeps the planner from reading the whole shelf for a few products. */
export const mostSellers = 2000;

/** Where and when goods are wanted: by that it is told by which row a product stands. */
export interface Wanted {
  /** Null where it is not known. */
  readonly pinCode: Expression;
  /** Ids of the sellers who deliver there, as an array. */
  readonly serving: Expression;
  /** Day in India, `yyyy-mm-dd`. */
  readonly onDay: string;
}

/** Where this person lives, on the day on which he looks. */
export function wantedBy(viewer: Pick<Viewer, "profileId" | "onDay">): Wanted {
  return {
    pinCode: ownPinCode(sql`${viewer.profileId}`),
    serving: servingSellers(viewer),
    onDay: viewer.onDay,
  };
}

/** Ids of the sellers who deliver where the person lives, as an array; empty where that is not known. */
export function servingSellers({ profileId }: Pick<Viewer, "profileId">): Expression {
  return sql`array(${sellersServing(ownPinCode(sql`${profileId}`))})`;
}

/**
 * By which row of the shelf a product stands: of a seller who delivers where the person lives, in stock, with the lowest
 * price, the first come. Where nobody delivers, or the place is not known, that is the lead listing of the product.
 */
export function standingOrder(row: {
  readonly isServed: Expression;
  readonly isInStock: Expression;
  /** After the offer that holds there. */
  readonly price: Expression;
  readonly listing: Expression;
}): Expression {
  return sql`not ${row.isServed}, not ${row.isInStock}, ${row.price}, ${row.listing}`;
}

/**
 * The row by which a product stands, as a statement of at most one row: that of the shelf, with `discount_in_paise`,
 * what an offer takes off there, null for nothing.
 */
export function standingRow({
  level3Id,
  sellers,
  wanted: { pinCode, serving, onDay },
}: {
  readonly level3Id: Expression;
  /** Those whose rows are left; undefined: all. */
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
    select standing.*, offer.discount_in_paise from shelf standing
    ${joinBestOffer({
      listing: sql`standing.listing_id`,
      price: sql`standing.price_in_paise`,
      pinCode,
      onDay,
      serving,
    })}
    where standing.level3_id = ${level3Id} ${among}
    order by ${order} limit 1`;
}

/**
 * Whether a row of `shelf`, whose product has no offer where the person lives, is the one by which it stands. Nearly all
 * rows are told by themselves: only where the lead does not deliver are the others of the product looked at.
 */
export function standsWithoutOffers(viewer: Viewer, sellers: Expression | undefined): Expression {
  const serving = servingSellers(viewer);
  if (sellers)
    return sql`shelf.seller_id = any(${sellers}) and not exists (${betterThanShelf(serving, sellers)})`;
  return sql`case
    when shelf.is_lead then shelf.seller_id = any(${serving}) or not exists (
      select from shelf served where served.level3_id = shelf.level3_id and served.seller_id = any(${serving}))
    when shelf.lead_seller_id = any(${serving}) then false
    else shelf.seller_id = any(${serving}) and not exists (${betterThanShelf(serving, serving)})
  end`;
}

/** Rows of the product of `shelf` that stand before it by what they say without offers. */
function betterThanShelf(serving: Expression, sellers: Expression): Expression {
  const orderOf = (row: string) =>
    standingOrder({
      isServed: sql`${sql.ref(row)}.seller_id = any(${serving})`,
      isInStock: sql.ref(`${row}.is_in_stock`),
      price: sql.ref(`${row}.price_in_paise`),
      listing: sql.ref(`${row}.listing_id`),
    });
  return sql`
    select from shelf better
    where better.level3_id = shelf.level3_id and better.seller_id = any(${sellers})
      and (${orderOf("better")}) < (${orderOf("shelf")})`;
}
