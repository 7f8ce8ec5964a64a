import { type RawBuilder, sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";

/** How a seller delivers to a pin code. */
export interface ShippingTerms {
  readonly chargeInPaise: number;
  readonly leadDays: number;
  readonly isCashOnDelivery: boolean;
}

/** Who a seller is and what he asks for an order. */
export interface SellerTerms {
  readonly sellerId: number;
  readonly sellerProfileId: number;
  readonly name: LocalizedText;
  readonly town: string;
  readonly state: string;
  /** First two digits of the GSTIN: decides between intrastate and interstate trade. */
  readonly stateCode: string;
  /** Flat, once per order of this seller. */
  readonly handlingChargeInPaise: number;
  /** Null: the seller does not serve the pin code, or none was named. */
  readonly shipping: ShippingTerms | null;
}

export interface TermsAsked {
  readonly sellers: readonly { readonly sellerId: number; readonly itemsValueInPaise: number }[];
  readonly postalCode: string | null;
}

/** What a seller asks at a place, for every order value. */
export interface TermsAtPlace extends Omit<SellerTerms, "shipping"> {
  /** Rates of the pin code, first the one that decides as soon as its order value is reached. */
  readonly rates: readonly (ShippingTerms & { readonly fromInPaise: number })[];
}

/**
 * A seller's terms for a pin code as one column of JSON, null for an unknown seller. Published so that a statement
 * that knows both needs no further one; `termsFor` picks the rate.
 */
export function termsAtPlace(
  sellerId: RawBuilder<unknown>,
  pinCode: RawBuilder<unknown>,
): RawBuilder<TermsAtPlace | null> {
  return sql`(
    select jsonb_build_object('sellerId', seller.id, 'sellerProfileId', seller.profile_id,
      'name', jsonb_build_object('en', seller.business_name, 'te', seller.business_name_te), 'town', seller.town,
      'state', seller.state, 'stateCode', left(seller.gstin, 2), 'handlingChargeInPaise', seller.handling_charge_in_paise,
      'rates', coalesce((
        select jsonb_agg(jsonb_build_object('fromInPaise', order_value_from_in_paise, 'chargeInPaise', charge_in_paise,
          'leadDays', lead_days, 'isCashOnDelivery', is_cash_on_delivery)
          order by length(pin_prefix) desc, order_value_from_in_paise desc)
        from shipping_rates where shipping_rates.seller_id = seller.id and starts_with(${pinCode}, pin_prefix)
      ), '[]'))
    from sellers seller where seller.id = ${sellerId})`;
}

/**
 * The terms for an order value: of the rates whose value is reached, the longest matching pin prefix decides, then the
 * highest order value.
 */
export function termsFor({ rates, ...terms }: TermsAtPlace, itemsValueInPaise: number): SellerTerms {
  const rate = rates.find(({ fromInPaise }) => fromInPaise <= itemsValueInPaise);
  if (!rate) return { ...terms, shipping: null };
  const { fromInPaise: _, ...shipping } = rate;
  return { ...terms, shipping };
}

/** Reads the terms of several sellers in one statement, ordered by seller id. */
export async function readSellerTerms(reader: Reader, asked: TermsAsked): Promise<SellerTerms[]> {
  const { rows } = await sql<{ terms: TermsAtPlace | null; value: number }>`
    select ${termsAtPlace(sql`asked.seller_id`, sql`${asked.postalCode}::text`)} as terms, asked.items_value_in_paise as value
    from unnest(${asked.sellers.map(({ sellerId }) => sellerId)}::bigint[],
      ${asked.sellers.map(({ itemsValueInPaise }) => itemsValueInPaise)}::bigint[])
      as asked (seller_id, items_value_in_paise)
    order by asked.seller_id`.execute(reader);
  return rows.flatMap(({ terms, value }) => (terms ? [termsFor(terms, value)] : []));
}
