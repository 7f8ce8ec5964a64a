import type { Transaction } from "#engine/server/data/client.ts";
import {
  insertSeller,
  type Licence,
  type NewSeller,
  type ShippingRate,
  upsertLicences,
  upsertShippingRates,
} from "./queries.ts";

/** A business with what it needs to sell: licences and delivery terms. */
export interface SellerRegistration extends NewSeller {
  readonly licences: readonly Licence[];
  readonly shippingRates: readonly ShippingRate[];
}

/** Registers a seller in the caller's transaction and answers his id. */
export async function registerSeller(
  transaction: Transaction,
  { licences, shippingRates, ...seller }: SellerRegistration,
): Promise<number> {
  const sellerId = await insertSeller(transaction, seller);
  await upsertLicences(transaction, sellerId, licences);
  await upsertShippingRates(transaction, sellerId, shippingRates);
  return sellerId;
}
