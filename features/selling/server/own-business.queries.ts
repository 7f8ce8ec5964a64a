import type { NameText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { OwnBusiness } from "../contract.ts";

/** The business of this person; undefined while none is registered. */
export async function findOwnBusiness(reader: Reader, profileId: number): Promise<OwnBusiness | undefined> {
  const row = await reader
    .selectFrom("sellers")
    .select(["business_name", "business_name_te", "gstin", "town", "town_te", "state", "postal_code"])
    .select(["suspended_at", "suspension_reason"])
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return (
    row && {
      name: { en: row.business_name, te: row.business_name_te },
      gstin: row.gstin,
      town: { en: row.town, te: row.town_te },
      state: row.state,
      postalCode: row.postal_code,
      suspension: suspensionOf(row),
    }
  );
}

/** What a row says of a suspension; null for none. */
export function suspensionOf(row: {
  readonly suspended_at: Date | null;
  readonly suspension_reason: string | null;
}): OwnBusiness["suspension"] {
  if (row.suspended_at === null) return null;
  return { reason: row.suspension_reason ?? "", since: row.suspended_at.getTime() };
}

/** Writes how the town of this person's business is called. */
export async function updateTown(transaction: Transaction, profileId: number, town: NameText): Promise<void> {
  await transaction
    .updateTable("sellers")
    .set({ town: town.en, town_te: town.te })
    .where("profile_id", "=", profileId)
    .execute();
}
