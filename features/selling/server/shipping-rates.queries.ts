import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { OwnShippingRate, ShippingTermsDraft } from "../contract.ts";

const terms = [
  "pin_prefix as pinPrefix",
  "order_value_from_in_paise as orderValueFromInPaise",
  "charge_in_paise as chargeInPaise",
  "lead_days as leadDays",
  "is_cash_on_delivery as isCashOnDelivery",
] as const;

/** Locks this person's business, so that changes of its areas come one after the other; undefined for none. */
export async function lockOwnBusiness(
  transaction: Transaction,
  profileId: number,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom("sellers")
    .select("id")
    .where("profile_id", "=", profileId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** The areas of this person's business, by pin code and order value. */
export async function selectRates(reader: Reader, profileId: number): Promise<OwnShippingRate[]> {
  return reader
    .selectFrom("shipping_rates")
    .innerJoin("sellers", "sellers.id", "shipping_rates.seller_id")
    .select(["shipping_rates.id as rateId", ...terms])
    .where("sellers.profile_id", "=", profileId)
    .orderBy("pin_prefix")
    .orderBy("order_value_from_in_paise")
    .execute();
}

/** An area of this seller, locked; undefined when it is not his. */
export function lockRate(
  transaction: Transaction,
  sellerId: number,
  rateId: number,
): Promise<ShippingTermsDraft | undefined> {
  return transaction
    .selectFrom("shipping_rates")
    .select([...terms])
    .where("id", "=", rateId)
    .where("seller_id", "=", sellerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the seller has an area of the same pin code and order value, beside the one named. */
export async function hasRateFor(
  reader: Reader,
  sellerId: number,
  { pinPrefix, orderValueFromInPaise }: ShippingTermsDraft,
  besideId = 0,
): Promise<boolean> {
  const row = await reader
    .selectFrom("shipping_rates")
    .select("id")
    .where("seller_id", "=", sellerId)
    .where("pin_prefix", "=", pinPrefix)
    .where("order_value_from_in_paise", "=", orderValueFromInPaise)
    .where("id", "<>", besideId)
    .executeTakeFirst();
  return row !== undefined;
}

const columnsOf = (rate: ShippingTermsDraft) => ({
  pin_prefix: rate.pinPrefix,
  order_value_from_in_paise: rate.orderValueFromInPaise,
  charge_in_paise: rate.chargeInPaise,
  lead_days: rate.leadDays,
  is_cash_on_delivery: rate.isCashOnDelivery,
});

/** Writes an area and answers its id. */
export async function insertRate(
  transaction: Transaction,
  sellerId: number,
  rate: ShippingTermsDraft,
): Promise<number> {
  const { id } = await transaction
    .insertInto("shipping_rates")
    .values({ seller_id: sellerId, ...columnsOf(rate) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes new terms of an area that is as it was seen; false when it is not. */
export async function updateRate(
  transaction: Transaction,
  change: {
    readonly sellerId: number;
    readonly rateId: number;
    readonly seen: ShippingTermsDraft;
    readonly terms: ShippingTermsDraft;
  },
): Promise<boolean> {
  const seen = columnsOf(change.seen);
  const { numUpdatedRows } = await transaction
    .updateTable("shipping_rates")
    .set(columnsOf(change.terms))
    .where("id", "=", change.rateId)
    .where("seller_id", "=", change.sellerId)
    .where((row) => row.and(seen))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes an area away. */
export async function deleteRate(transaction: Transaction, rateId: number): Promise<void> {
  await transaction.deleteFrom("shipping_rates").where("id", "=", rateId).execute();
}
