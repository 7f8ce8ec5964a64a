import type { NameText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { OwnBusiness } from "../contract.ts";

/** The business of this person; undefined while none is registered. */
export async function findOwnBusiness(reader: Reader, profileId: number): Promise<OwnBusiness | undefined> {
  const row = await reader
    .selectFrom("sellers")
    .select(["business_name", "business_name_te", "gstin", "town", "town_te", "state", "postal_code"])
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return (
    row && {
      name: { en: row.business_name, te: row.business_name_te },
      gstin: row.gstin,
      town: { en: row.town, te: row.town_te },
      state: row.state,
      postalCode: row.postal_code,
    }
  );
}

/** Writes how the town of this person's business is called. */
export async function updateTown(transaction: Transaction, profileId: number, town: NameText): Promise<void> {
  await transaction
    .updateTable("sellers")
    .set({ town: town.en, town_te: town.te })
    .where("profile_id", "=", profileId)
    .execute();
}
