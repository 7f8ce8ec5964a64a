import { sql } from "kysely";
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

interface Row {
  id: number;
  profile_id: number;
  business_name: string;
  business_name_te: string;
  town: string;
  state: string;
  state_code: string;
  handling_charge_in_paise: number;
  charge_in_paise: number | null;
  lead_days: number | null;
  is_cash_on_delivery: boolean | null;
}

/**
 * Reads the terms of several sellers in one statement, ordered by seller id. Of the shipping rates whose order
 * value is reached, the longest matching pin prefix decides, then the highest order value.
 */
export async function readSellerTerms(reader: Reader, asked: TermsAsked): Promise<SellerTerms[]> {
  const { rows } = await sql<Row>`
    select seller.id, seller.profile_id, seller.business_name, seller.business_name_te, seller.town,
      seller.state, left(seller.gstin, 2) as state_code, seller.handling_charge_in_paise,
      rate.charge_in_paise, rate.lead_days, rate.is_cash_on_delivery
    from unnest(${asked.sellers.map(({ sellerId }) => sellerId)}::bigint[],
      ${asked.sellers.map(({ itemsValueInPaise }) => itemsValueInPaise)}::bigint[])
      as asked (seller_id, items_value_in_paise)
    join sellers seller on seller.id = asked.seller_id
    left join lateral (
      select charge_in_paise, lead_days, is_cash_on_delivery from shipping_rates
      where shipping_rates.seller_id = seller.id
        and starts_with(${asked.postalCode}::text, pin_prefix)
        and order_value_from_in_paise <= asked.items_value_in_paise
      order by length(pin_prefix) desc, order_value_from_in_paise desc limit 1
    ) rate on true
    order by seller.id`.execute(reader);
  return rows.map(termsOf);
}

function termsOf(row: Row): SellerTerms {
  return {
    sellerId: row.id,
    sellerProfileId: row.profile_id,
    name: { en: row.business_name, te: row.business_name_te },
    town: row.town,
    state: row.state,
    stateCode: row.state_code,
    handlingChargeInPaise: row.handling_charge_in_paise,
    shipping: shippingOf(row),
  };
}

function shippingOf(row: Row): ShippingTerms | null {
  if (row.charge_in_paise === null || row.lead_days === null) return null;
  return {
    chargeInPaise: row.charge_in_paise,
    leadDays: row.lead_days,
    isCashOnDelivery: row.is_cash_on_delivery ?? false,
  };
}
