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

/** What a seller asks at a place, for every order value, as `published.terms_at_place` tells it. */
export interface TermsAtPlace extends Omit<SellerTerms, "shipping"> {
  /** Rates of the pin code, first the one that decides as soon as its order value is reached. */
  readonly rates: readonly (ShippingTerms & { readonly fromInPaise: number })[];
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
    select published.terms_at_place(asked.seller_id, ${asked.postalCode}) as terms, asked.items_value_in_paise as value
    from unnest(${asked.sellers.map(({ sellerId }) => sellerId)}::bigint[],
      ${asked.sellers.map(({ itemsValueInPaise }) => itemsValueInPaise)}::bigint[])
      as asked (seller_id, items_value_in_paise)
    order by asked.seller_id`.execute(reader);
  return rows.flatMap(({ terms, value }) => (terms ? [termsFor(terms, value)] : []));
}
