import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Farmer } from "#features/checkout/contract/assist.ts";

/** What a farmer agreed to, with the quote that he was told. */
export interface GivenConsent {
  /** Epoch milliseconds. */
  readonly agreedAt: number;
  readonly totalInPaise: number;
  readonly fingerprint: string;
}

/** The agent's part of a cart. */
export interface CartAssist {
  readonly farmer: Farmer | null;
  readonly agentHandlingInPaise: number;
  readonly consent: GivenConsent | null;
  readonly draftKey: string | null;
}

/** The agent's part of a cart, within a statement about the cart; null where there is none. */
export function assistOf(cartId: RawBuilder<unknown>): RawBuilder<CartAssist | null> {
  return sql<CartAssist | null>`(
    select jsonb_build_object(
      'farmer', case when farmer_name is not null then
        jsonb_build_object('firstName', farmer_name, 'mobileNo', farmer_mobile_no) end,
      'agentHandlingInPaise', handling_in_paise,
      'consent', case when consent_at is not null then
        jsonb_build_object('agreedAt', floor(extract(epoch from consent_at) * 1000)::bigint,
          'totalInPaise', consent_total_in_paise, 'fingerprint', consent_fingerprint) end,
      'draftKey', draft_key)
    from cart_assists where cart_assists.cart_id = ${cartId})`;
}

/** Keeps for whom the cart is and the handling charge. What another farmer agreed to is forgotten. */
export async function upsertAssist(
  transaction: Transaction,
  cartId: number,
  { farmer, agentHandlingInPaise, draftKey }: Omit<CartAssist, "consent">,
): Promise<void> {
  const kept = (column: string) => sql`case when cart_assists.farmer_mobile_no = excluded.farmer_mobile_no
    then cart_assists.${sql.ref(column)} end`;
  await sql`
    insert into cart_assists (cart_id, farmer_name, farmer_mobile_no, handling_in_paise, draft_key)
    values (${cartId}, ${farmer?.firstName ?? null}, ${farmer?.mobileNo ?? null}, ${agentHandlingInPaise},
      ${draftKey})
    on conflict (cart_id) do update set farmer_name = excluded.farmer_name,
      farmer_mobile_no = excluded.farmer_mobile_no, handling_in_paise = excluded.handling_in_paise,
      draft_key = coalesce(excluded.draft_key, cart_assists.draft_key), consent_at = ${kept("consent_at")}, consent_total_in_paise = ${kept("consent_total_in_paise")},
      consent_fingerprint = ${kept("consent_fingerprint")}`.execute(transaction);
}

/** Sets the agent's margins of one pack; a line that is not named keeps the catalogue's suggestion. */
export async function updateMargins(
  transaction: Transaction,
  cartId: number,
  margins: readonly { readonly listingId: number; readonly marginInPaise: number }[],
): Promise<void> {
  await sql`
    update cart_lines set margin_in_paise = (
      select named.margin from unnest(${margins.map((line) => line.listingId)}::bigint[],
        ${margins.map((line) => line.marginInPaise)}::bigint[]) as named (listing_id, margin)
      where named.listing_id = cart_lines.listing_id limit 1)
    where cart_id = ${cartId}`.execute(transaction);
}

/** Keeps the consent with the cart; false when the cart is for somebody else by now. */
export async function updateConsent(
  transaction: Transaction,
  cartId: number,
  consent: Omit<GivenConsent, "agreedAt"> & { readonly mobileNo: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("cart_assists")
    .set({
      consent_at: consent.at,
      consent_total_in_paise: consent.totalInPaise,
      consent_fingerprint: consent.fingerprint,
    })
    .where("cart_id", "=", cartId)
    .where("farmer_mobile_no", "=", consent.mobileNo)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets the consent of a cart. */
export async function clearConsent(transaction: Transaction, cartId: number): Promise<void> {
  await transaction
    .updateTable("cart_assists")
    .set({ consent_at: null, consent_total_in_paise: null, consent_fingerprint: null })
    .where("cart_id", "=", cartId)
    .execute();
}

/** A draft of an agent's phone, as it comes into his open cart. */
export interface DraftedCart {
  readonly draftKey: string;
  readonly farmer: Farmer | null;
  readonly agentHandlingInPaise: number;
  readonly addressId: number | null;
  readonly lines: readonly {
    readonly listingId: number;
    readonly quantity: number;
    readonly marginInPaise: number;
  }[];
  readonly at: Date;
}

/** Puts a draft into the cart in place of all that is in it; what the same farmer agreed to stays with the cart. */
export async function replaceCart(
  transaction: Transaction,
  cartId: number,
  draft: DraftedCart,
): Promise<void> {
  await transaction.deleteFrom("cart_lines").where("cart_id", "=", cartId).execute();
  if (draft.lines.length > 0) {
    await transaction
      .insertInto("cart_lines")
      .values(
        draft.lines.map(({ listingId, quantity, marginInPaise }) => ({
          cart_id: cartId,
          listing_id: listingId,
          quantity,
          margin_in_paise: marginInPaise,
          added_at: draft.at,
        })),
      )
      .execute();
  }
  await upsertAssist(transaction, cartId, draft);
  await transaction
    .updateTable("carts")
    .set({ address_id: draft.addressId })
    .where("id", "=", cartId)
    .execute();
}

/** The open cart's id; null while there is none. It is held until the transaction ends. */
export async function lockOpenCartId(reader: Reader, profileId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from carts where profile_id = ${profileId} and status = 'open' for update`.execute(reader);
  return rows[0]?.id ?? null;
}
