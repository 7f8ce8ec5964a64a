import type { Bed } from "@santha/contract/store";
import type { Reader, Transaction } from "@santha/database/client";
import { sql } from "kysely";

/** A line of an open cart at the listing's state of now; read through the catalogue's published view. */
export interface CartLineRow {
  readonly listing_id: number;
  readonly quantity: number;
  readonly seller_id: number;
  readonly seller_name_en: string;
  readonly seller_name_te: string;
  readonly price_in_paise: number;
  readonly mrp_in_paise: number;
  readonly commission_in_paise: number;
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
  readonly bed: Bed;
}

/** Stands in the text: a prepared statement's kept plan uses the index of open carts only when it can see it. */
const isOpen = sql.lit("open" as const);

export interface OpenCartRow {
  readonly addressId: number | null;
  readonly lines: readonly CartLineRow[];
}

/** The open cart with its lines, by seller and in the order of adding; no cart is an empty one. */
export async function selectOpenCart(reader: Reader, profileId: number): Promise<OpenCartRow> {
  const found = await sql<{ address_id: number | null } & Partial<CartLineRow>>`
    select carts.address_id, cart_lines.quantity, listings_for_sale.listing_id, listings_for_sale.seller_id,
      seller_name_en, seller_name_te, price_in_paise, mrp_in_paise, commission_in_paise, available, attributes,
      pack_title_en, pack_title_te, level2_id, level3_id, slug, title_en, title_te, drawing, bed
    from carts
    left join cart_lines on cart_lines.cart_id = carts.id
    left join listings_for_sale on listings_for_sale.listing_id = cart_lines.listing_id
    where carts.profile_id = ${profileId} and carts.status = 'open'
    order by listings_for_sale.seller_id, cart_lines.added_at, cart_lines.listing_id`.execute(reader);
  return {
    addressId: found.rows[0]?.address_id ?? null,
    lines: found.rows.filter(
      (row): row is CartLineRow & { address_id: number | null } => row.listing_id !== null,
    ),
  };
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

/** Finds or opens the cart and holds it until the transaction ends, so that placing and changing take turns. */
export async function holdOpenCart(transaction: Transaction, profileId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into carts (profile_id, created_at) values (${profileId}, ${at})
    on conflict (profile_id) where status = 'open' do update set profile_id = excluded.profile_id
    returning id`.execute(transaction);
  const row = rows[0];
  if (!row) throw new Error("no cart");
  return row.id;
}

export async function quantityOf(
  transaction: Transaction,
  cartId: number,
  listingId: number,
): Promise<number> {
  const row = await transaction
    .selectFrom("cart_lines")
    .select("quantity")
    .where("cart_id", "=", cartId)
    .where("listing_id", "=", listingId)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

export async function putLine(
  transaction: Transaction,
  line: { readonly cartId: number; readonly listingId: number; readonly quantity: number; readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto("cart_lines")
    .values({ cart_id: line.cartId, listing_id: line.listingId, quantity: line.quantity, added_at: line.at })
    .onConflict((conflict) =>
      conflict.columns(["cart_id", "listing_id"]).doUpdateSet({ quantity: line.quantity }),
    )
    .execute();
}

export async function deleteLine(reader: Reader, profileId: number, listingId: number): Promise<void> {
  await sql`
    delete from cart_lines using carts
    where carts.id = cart_lines.cart_id and carts.profile_id = ${profileId} and carts.status = 'open'
      and cart_lines.listing_id = ${listingId}`.execute(reader);
}

/** Keeps the address of the open cart. */
export async function updateAddress(
  transaction: Transaction,
  cartId: number,
  addressId: number,
): Promise<void> {
  await transaction
    .updateTable("carts")
    .set({ address_id: addressId })
    .where("id", "=", cartId)
    .where("status", "=", isOpen)
    .execute();
}

export interface ClaimedCart {
  readonly cartId: number;
  readonly addressId: number | null;
  readonly lines: readonly { readonly listingId: number; readonly quantity: number }[];
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
    .returning((cart) => [
      "id",
      "address_id",
      sql<ClaimedCart["lines"] | null>`(
        select jsonb_agg(jsonb_build_object('listingId', listing_id, 'quantity', quantity) order by listing_id)
        from cart_lines where cart_id = ${cart.ref("carts.id")})`.as("lines"),
    ])
    .executeTakeFirst();
  return row ? { cartId: row.id, addressId: row.address_id, lines: row.lines ?? [] } : null;
}
