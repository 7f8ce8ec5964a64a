import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import type { Address } from "#features/checkout/contract/checkout.ts";
import type { NamedCoupon } from "#features/coupons/server";
import { assistOf, type CartAssist } from "./assist.queries.ts";

/** Stands in the text: a prepared statement's kept plan uses the index of open carts only when it can see it. */
export const isOpen = sql.lit("open" as const);

/** The coupon that a cart names, as one column of JSON; null when it is not its owner's. */
export const namedCoupon = sql<NamedCoupon | null>`(
  select jsonb_build_object('couponId', coupon_id, 'rewardType', reward_type, 'code', code,
    'valueInPaise', value_in_paise, 'leastValueInPaise', least_value_in_paise, 'validUntil', to_char(valid_until, 'YYYY-MM-DD'), 'isUsed', is_used)
  from published.named_coupons
  where named_coupons.coupon_id = carts.coupon_id and named_coupons.holder_profile_id = carts.profile_id)`;

/** Keeps the coupon of the open cart; null takes it off. */
export async function updateCoupon(
  transaction: Transaction,
  profileId: number,
  couponId: number | null,
): Promise<void> {
  await transaction
    .updateTable("carts")
    .set({ coupon_id: couponId })
    .where("profile_id", "=", profileId)
    .where("status", "=", isOpen)
    .where("locked_for", "is", null)
    .execute();
}

export interface ClaimedCart {
  readonly cartId: number;
  /** A cart becomes one order a turn. */
  readonly turn: number;
  /** Where the parcel goes; null: nothing is chosen, or the address is no more. */
  readonly address: Address | null;
  readonly coupon: NamedCoupon | null;
  readonly assist: CartAssist | null;
  readonly lines: readonly ClaimedLine[];
}

export interface ClaimedLine {
  readonly listingId: number;
  readonly quantity: number;
  /** The agent's own margin of one pack; null: what the catalogue suggests. */
  readonly marginInPaise: number | null;
}

/** What is in the open cart; nobody places or changes it until the transaction ends. */
export async function lockOpenCart(
  transaction: Transaction,
  profileId: number,
): Promise<ClaimedCart["lines"]> {
  const { rows } = await sql<{ lines: ClaimedCart["lines"] | null }>`
    with locked as (
      select id from carts where profile_id = ${profileId} and status = 'open' and locked_for is null for update
    )
    select jsonb_agg(jsonb_build_object('listingId', listing_id, 'quantity', quantity,
      'marginInPaise', margin_in_paise) order by listing_id) as lines
    from cart_lines where cart_id in (select id from locked)`.execute(transaction);
  return rows[0]?.lines ?? [];
}

/**
 * Closes the open cart for placing and returns what was in it: one conditional update, so of two requests only one
 * gets the cart. Null: there is none.
 */
export async function claimOpenCart(
  transaction: Transaction,
  profileId: number,
  at: Date,
): Promise<ClaimedCart | null> {
  const row = await transaction
    .updateTable("carts")
    .set({ status: "placed", placed_at: at })
    .where("profile_id", "=", profileId)
    .where("status", "=", isOpen)
    .where("locked_for", "is", null)
    .returning((cart) => [
      "id",
      "turn",
      sql<Address | null>`(
        select address from published.delivery_addresses chosen
        where chosen.address_id = ${cart.ref("carts.address_id")} and chosen.profile_id = ${cart.ref("carts.profile_id")})`.as(
        "address",
      ),
      sql<ClaimedCart["lines"] | null>`(
        select jsonb_agg(jsonb_build_object('listingId', listing_id, 'quantity', quantity,
          'marginInPaise', margin_in_paise) order by listing_id)
        from cart_lines where cart_id = ${cart.ref("carts.id")})`.as("lines"),
      namedCoupon.as("coupon"),
      assistOf(sql.ref("carts.id")).as("assist"),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { id, turn, address, coupon, assist, lines } = row;
  return { cartId: id, turn, address, coupon, assist, lines: lines ?? [] };
}
