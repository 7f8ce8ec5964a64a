import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/** An order as the documents need it: as it was supplied, with packs that were given back since. The view belongs to the orders. Money in paise. */
export interface Supply {
  readonly orderId: string;
  readonly sellerId: number;
  readonly sellerProfileId: number;
  readonly buyerProfileId: number;
  readonly buyerIsAgent: boolean;
  readonly buyerName: string;
  readonly buyerNameTe: string | null;
  readonly isPractice: boolean;
  readonly isCancelled: boolean;
  readonly state: string;
  /** Was handed to the carrier, whatever came later. */
  readonly isDispatched: boolean;
  readonly isDelivered: boolean;
  readonly tradeType: "INTRASTATE" | "INTERSTATE";
  readonly shippingInPaise: number;
  readonly handlingInPaise: number;
  readonly couponInPaise: number;
  readonly commissionInPaise: number;
  readonly agentHandlingInPaise: number;
  readonly createdAt: Date;
  readonly supplier: {
    readonly nameEn: string;
    readonly nameTe: string;
    readonly gstin: string;
    readonly town: string;
    readonly state: string;
    readonly postalCode: string;
    readonly licences: readonly { readonly kind: string; readonly number: string }[];
  };
  readonly recipient: {
    readonly name: string;
    readonly phone: string;
    readonly addressLine1: string;
    readonly addressLine2: string;
    readonly landmark: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
  };
  readonly lines: readonly {
    readonly lineId: number;
    readonly titleEn: string;
    readonly titleTe: string;
    readonly attributes: readonly { readonly value: string; readonly unit: string }[];
    readonly hsn: string;
    readonly quantity: number;
    readonly priceInPaise: number;
    readonly discountInPaise: number;
    readonly rateInBasisPoints: number;
  }[];
}

/** The order with all that a document says of it; undefined when there is none. */
export async function findSupply(reader: Reader, orderId: string): Promise<Supply | undefined> {
  const { rows } = await sql<Supply>`
    select order_id as "orderId", seller_id as "sellerId", seller_profile_id as "sellerProfileId",
      buyer_profile_id as "buyerProfileId", buyer_is_agent as "buyerIsAgent", buyer_name as "buyerName",
      buyer_name_te as "buyerNameTe", is_practice as "isPractice", is_cancelled as "isCancelled", state,
      is_dispatched as "isDispatched", is_delivered as "isDelivered",
      trade_type as "tradeType", shipping_in_paise as "shippingInPaise", handling_in_paise as "handlingInPaise",
      coupon_in_paise as "couponInPaise", commission_in_paise as "commissionInPaise",
      agent_handling_in_paise as "agentHandlingInPaise", created_at as "createdAt", supplier, recipient, lines
    from published.order_supplies where order_id = ${orderId}`.execute(reader);
  return rows[0];
}
