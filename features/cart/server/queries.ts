import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Address } from "#features/checkout/contract/checkout.ts";
import type { NamedCoupon } from "#features/coupons/server";
import { joinBestOffer } from "#features/offers/server";
import type { TermsAtPlace } from "#features/selling/server";
import type { PriceBreak } from "#features/store/contract/price-breaks.ts";
import type { ProductImage } from "#features/store/contract/store.ts";
import { assistOf, type CartAssist } from "./assist.queries.ts";
import { mostPacks } from "./cart-view.ts";
import { isOpen, namedCoupon } from "./open-cart.queries.ts";

/** A line of an open cart at the listing's state of now; read through the catalogue's published view. */
export interface CartLineRow {
  readonly listing_id: number;
  readonly quantity: number;
  readonly seller_id: number;
  readonly seller_name_en: string;
  readonly seller_name_te: string;
  /** Of one pack of as many as the line has, by the price breaks. */
  readonly price_in_paise: number;
  readonly single_price_in_paise: number;
  readonly price_breaks: readonly PriceBreak[];
  /** Off one pack, by an offer at the pin code of the cart. */
  readonly discount_in_paise: number;
  readonly mrp_in_paise: number;
  /** What the catalogue suggests as margin of one pack. */
  readonly commission_in_paise: number;
  /** The margin of one pack: the agent's own, else the suggestion. */
  readonly margin_in_paise: number;
  readonly available: number;
  readonly attributes: readonly {
    key: string;
    nameEn: string;
    nameTe: string;
    value: string;
    unit: string;
  }[];
  readonly pack_title_en: string;
  readonly pack_title_te: string;
  readonly level2_id: number;
  readonly level3_id: number;
  readonly slug: string;
  readonly title_en: string;
  readonly title_te: string;
  readonly drawing: string;
  readonly photo: string | null;
  readonly bed: ProductImage;
}

/** A cart without lines has one row of nulls beside what belongs to the cart itself. */
type Joined<Own> = Own & (CartLineRow | { readonly listing_id: null });

const price = sql`published.price_of_packs(price_in_paise, price_breaks, cart_lines.quantity)`;
const lineColumns = sql`
  cart_lines.quantity, listings_for_sale.listing_id, listings_for_sale.seller_id, seller_name_en, seller_name_te,
  ${price} as price_in_paise, price_in_paise as single_price_in_paise, price_breaks, mrp_in_paise, commission_in_paise,
  coalesce(cart_lines.margin_in_paise, commission_in_paise) as margin_in_paise, attributes, pack_title_en, pack_title_te, level2_id,
  level3_id, slug, title_en, title_te, drawing, photo, bed, coalesce(offer.discount_in_paise, 0) as discount_in_paise,
  case when is_listed then greatest(0, unheld + coalesce(own.quantity, 0)) else 0 end as available`;
const homePinCode = sql`(select postal_code from published.profiles where profiles.id = carts.profile_id)`;
/** Where the parcel goes, else where the person lives. */
const usualPinCode = sql`coalesce((
    select address ->> 'postalCode' from published.delivery_addresses
    where delivery_addresses.profile_id = carts.profile_id and delivery_addresses.address_id = carts.address_id
  ), ${homePinCode})`;
const chosenPinCode = sql`chosen.address ->> 'postalCode'`;
const lineJoins = (onDay: string, pinCode: RawBuilder<unknown>) => sql`
  left join cart_lines on cart_lines.cart_id = carts.id
  left join published.listings_for_sale on listings_for_sale.listing_id = cart_lines.listing_id
  left join published.own_stock_holds own on own.listing_id = cart_lines.listing_id
    and own.holder_profile_id = carts.profile_id
  ${joinBestOffer({ listing: sql`cart_lines.listing_id`, price, pinCode, onDay })}`;
const lineOrder = sql`listings_for_sale.seller_id, cart_lines.added_at, cart_lines.listing_id`;

/** The lines of the open cart at the prices of a day, by seller and in the order of adding; no cart is an empty one. */
export async function selectOpenCart(
  reader: Reader,
  profileId: number,
  onDay: string,
): Promise<CartLineRow[]> {
  const { rows } = await sql<Joined<unknown>>`
    select ${lineColumns} from carts ${lineJoins(onDay, usualPinCode)}
    where carts.profile_id = ${profileId} and carts.status = 'open' order by ${lineOrder}`.execute(reader);
  return rows.filter(isLine);
}

export interface AddressedCart {
  /** The address chosen for this cart; null while there is none. */
  readonly addressId: number | null;
  readonly address: Address | null;
  /** The coupon chosen for this cart. */
  readonly coupon: NamedCoupon | null;
  readonly assist: CartAssist | null;
  readonly lines: readonly CartLineRow[];
  /** What the sellers of the lines ask there, by seller; while no address is chosen, where parcels usually go. */
  readonly terms: readonly TermsAtPlace[];
}

/** Where the cart is taken to go instead of where it goes: one of the owner's addresses, by its id or its words. */
export type OtherAddress = { readonly addressId: number } | { readonly address: Address };

/** The open cart with its address and the terms of its sellers there: all of the check-out, in one statement. */
export async function selectAddressedCart(
  reader: Reader,
  asked: {
    readonly profileId: number;
    readonly onDay: string;
    readonly elsewhere?: OtherAddress | undefined;
  },
): Promise<AddressedCart> {
  const { rows } = await sql<
    Joined<{
      readonly address_id: number | null;
      readonly address: Address | null;
      readonly coupon: NamedCoupon | null;
      readonly assist: CartAssist | null;
      readonly terms: TermsAtPlace | null;
    }>
  >`
    select chosen.address_id, chosen.address, ${namedCoupon} as coupon, ${assistOf(sql`carts.id`)} as assist,
      published.terms_at_place(listings_for_sale.seller_id, coalesce(${chosenPinCode}, usual.pin_code)) as terms,
      ${lineColumns}
    from carts
    left join lateral (
      select address_id, address from published.delivery_addresses
      where delivery_addresses.profile_id = carts.profile_id and ${isChosen(asked.elsewhere)}
      order by address_id desc limit 1
    ) chosen on true
    left join lateral (
      select pin_code from published.usual_pin_codes known
      where known.profile_id = carts.profile_id and chosen.address_id is null
    ) usual on true
    ${lineJoins(asked.onDay, sql`coalesce(${chosenPinCode}, ${homePinCode})`)}
    where carts.profile_id = ${asked.profileId} and carts.status = 'open' order by ${lineOrder}`.execute(
    reader,
  );
  const [first] = rows;
  const terms = rows.flatMap((row) => row.terms ?? []);
  return {
    addressId: first?.address_id ?? null,
    address: first?.address ?? null,
    coupon: first?.coupon ?? null,
    assist: first?.assist ?? null,
    lines: rows.filter(isLine),
    terms: [...new Map(terms.map((each) => [each.sellerId, each])).values()],
  };
}

function isChosen(elsewhere: OtherAddress | undefined): RawBuilder<unknown> {
  if (!elsewhere) return sql`delivery_addresses.address_id = carts.address_id`;
  if ("addressId" in elsewhere) return sql`delivery_addresses.address_id = ${elsewhere.addressId}`;
  return sql`delivery_addresses.address = ${JSON.stringify(elsewhere.address)}::jsonb`;
}

function isLine<Row extends Joined<unknown>>(row: Row): row is Extract<Row, CartLineRow> {
  return row.listing_id !== null;
}

/** Number of lines of the open cart. */
export async function countLines(reader: Reader, profileId: number): Promise<number> {
  const { total } = await reader
    .selectFrom("carts")
    .innerJoin("cart_lines", "cart_lines.cart_id", "carts.id")
    .select(sql<number>`count(*)`.as("total"))
    .where("carts.profile_id", "=", profileId)
    .where("carts.status", "=", isOpen)
    .executeTakeFirstOrThrow();
  return total;
}

/** A cart held until the transaction ends. */
export interface HeldCart {
  readonly id: number;
  /** The master order that waits for its online payment; null: the cart may be changed. */
  readonly lockedFor: string | null;
}

/**
 * Finds or opens the cart and holds it, so that placing and changing take turns; with an address, the parcel of a cart
 * that may be changed goes there from now on.
 */
export async function findAndHoldCart(
  transaction: Reader,
  {
    profileId,
    at,
    addressId = null,
  }: { readonly profileId: number; readonly at: Date; readonly addressId?: number | null },
): Promise<HeldCart> {
  const { rows } = await sql<HeldCart>`
    insert into carts (profile_id, created_at, address_id) values (${profileId}, ${at}, ${addressId})
    on conflict (profile_id) where status = 'open'
      do update set address_id =
        case when carts.locked_for is null then coalesce(excluded.address_id, carts.address_id) else carts.address_id end
    returning id, locked_for as "lockedFor"`.execute(transaction);
  const row = rows[0];
  if (!row) throw new Error("no cart");
  return row;
}

/**
 * Writes a line's number of packs, or puts packs on top of those that it has; `mostPacks` is the most that is kept.
 * Answers the number that is wanted, which may be more.
 */
export async function putLine(
  transaction: Transaction,
  line: {
    readonly cartId: number;
    readonly listingId: number;
    readonly quantity: number;
    readonly isOnTop: boolean;
    readonly at: Date;
  },
): Promise<number> {
  const already = line.isOnTop ? sql`cart_lines.quantity` : sql`0`;
  const { rows } = await sql<{ wanted: number }>`
    with before as materialized (
      select quantity from cart_lines where cart_id = ${line.cartId} and listing_id = ${line.listingId}
    )
    insert into cart_lines (cart_id, listing_id, quantity, added_at)
    values (${line.cartId}, ${line.listingId}, ${line.quantity}, ${line.at})
    on conflict (cart_id, listing_id)
      do update set quantity = least(${already} + excluded.quantity, ${sql.lit(mostPacks)})
    returning ${line.quantity} + ${line.isOnTop ? sql`coalesce((select quantity from before), 0)` : sql`0`} as wanted`.execute(
    transaction,
  );
  return rows[0]?.wanted ?? line.quantity;
}

/** The number of packs of each line of a cart, by listing. */
export async function quantitiesOf(transaction: Transaction, cartId: number): Promise<Map<number, number>> {
  const rows = await transaction
    .selectFrom("cart_lines")
    .select(["listing_id", "quantity"])
    .where("cart_id", "=", cartId)
    .execute();
  return new Map(rows.map((row) => [row.listing_id, row.quantity]));
}

/** Writes several lines at once; one that is there gets the new number. */
export async function putLines(
  transaction: Transaction,
  {
    cartId,
    lines,
    at,
  }: {
    readonly cartId: number;
    readonly lines: readonly { readonly listingId: number; readonly quantity: number }[];
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .insertInto("cart_lines")
    .values(
      lines.map(({ listingId, quantity }) => ({
        cart_id: cartId,
        listing_id: listingId,
        quantity,
        added_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["cart_id", "listing_id"])
        .doUpdateSet((row) => ({ quantity: row.ref("excluded.quantity") })),
    )
    .execute();
}

export async function deleteLine(reader: Reader, profileId: number, listingId: number): Promise<void> {
  await sql`
    delete from cart_lines using carts
    where carts.id = cart_lines.cart_id and carts.profile_id = ${profileId} and carts.status = 'open'
      and cart_lines.listing_id = ${listingId}`.execute(reader);
}
