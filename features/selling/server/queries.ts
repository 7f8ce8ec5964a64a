import { sql } from "kysely";
import type { LocalizedText, NameText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** A seller as he is registered: a business with its GSTIN. */
export interface NewSeller {
  readonly profileId: number;
  readonly name: { readonly en: string; readonly te: string };
  readonly gstin: string;
  readonly town: NameText;
  readonly state: string;
  readonly postalCode: string;
  readonly handlingChargeInPaise: number;
  readonly createdAt: Date;
}

/** What a seller asks for delivery to pin codes that begin with `pinPrefix`, from an order value on. */
export interface ShippingRate {
  readonly pinPrefix: string;
  readonly orderValueFromInPaise: number;
  readonly chargeInPaise: number;
  readonly leadDays: number;
  readonly isCashOnDelivery: boolean;
}

export type LicenceKind = "seed" | "fertiliser" | "insecticide";

/** A dealer licence; `validUntil` is a day, `yyyy-mm-dd`. */
export interface Licence {
  readonly kind: LicenceKind;
  readonly licenceNumber: string;
  readonly validUntil: string;
}

/** Writes a seller and answers his id. */
export async function insertSeller(transaction: Transaction, seller: NewSeller): Promise<number> {
  const { id } = await transaction
    .insertInto("sellers")
    .values({
      profile_id: seller.profileId,
      business_name: seller.name.en,
      business_name_te: seller.name.te,
      gstin: seller.gstin,
      town: seller.town.en,
      town_te: seller.town.te,
      state: seller.state,
      postal_code: seller.postalCode,
      handling_charge_in_paise: seller.handlingChargeInPaise,
      created_at: seller.createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds shipping rates; one that exists for the same prefix and order value is replaced. */
export async function upsertShippingRates(
  transaction: Transaction,
  sellerId: number,
  rates: readonly ShippingRate[],
): Promise<void> {
  if (rates.length === 0) return;
  await transaction
    .insertInto("shipping_rates")
    .values(
      rates.map((rate) => ({
        seller_id: sellerId,
        pin_prefix: rate.pinPrefix,
        order_value_from_in_paise: rate.orderValueFromInPaise,
        charge_in_paise: rate.chargeInPaise,
        lead_days: rate.leadDays,
        is_cash_on_delivery: rate.isCashOnDelivery,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["seller_id", "pin_prefix", "order_value_from_in_paise"]).doUpdateSet((row) => ({
        charge_in_paise: row.ref("excluded.charge_in_paise"),
        lead_days: row.ref("excluded.lead_days"),
        is_cash_on_delivery: row.ref("excluded.is_cash_on_delivery"),
      })),
    )
    .execute();
}

/** Adds dealer licences; one of the same kind is replaced. */
export async function upsertLicences(
  transaction: Transaction,
  sellerId: number,
  licences: readonly Licence[],
): Promise<void> {
  if (licences.length === 0) return;
  await transaction
    .insertInto("seller_licences")
    .values(
      licences.map((licence) => ({
        seller_id: sellerId,
        kind: licence.kind,
        licence_number: licence.licenceNumber,
        valid_until: licence.validUntil,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["seller_id", "kind"]).doUpdateSet((row) => ({
        licence_number: row.ref("excluded.licence_number"),
        valid_until: row.ref("excluded.valid_until"),
      })),
    )
    .execute();
}

/** Names of sellers by their id. One statement. */
export async function readSellerNames(
  reader: Reader,
  sellerIds: readonly number[],
): Promise<Map<number, LocalizedText>> {
  const rows = await reader
    .selectFrom("sellers")
    .select(["id", "business_name as en", "business_name_te as te"])
    .where((row) => sql<boolean>`${row.ref("id")} = any(${[...sellerIds]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, en, te }) => [id, { en, te }]));
}
