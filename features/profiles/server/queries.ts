import { type Insertable, sql, type Updateable } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Tables } from "#engine/server/data/generated.ts";

const personColumns = [
  "id",
  "profile_key",
  "mobile_no",
  "first_name",
  "first_name_te",
  "email",
  "picture_url",
  "language",
  "locality",
  "admin_level1",
  "admin_level2",
  "country_name",
  "postal_code",
  "latitude",
  "longitude",
  "created_at",
  "email_verified_at",
  "business_name",
  "gstin",
] as const;

/** A row of `profiles` as the feature reads it. */
export type PersonRow = NonNullable<Awaited<ReturnType<typeof selectById>>>;

export async function selectById(reader: Reader, profileId: number) {
  return reader.selectFrom("profiles").select(personColumns).where("id", "=", profileId).executeTakeFirst();
}

export async function selectByMobile(reader: Reader, mobileNo: string) {
  return reader
    .selectFrom("profiles")
    .select(personColumns)
    .where("mobile_no", "=", mobileNo)
    .executeTakeFirst();
}

export async function selectNames(reader: Reader, profileIds: readonly number[]) {
  return reader
    .selectFrom("profiles")
    .select(["id", "profile_key", "first_name", "first_name_te", "picture_url", "locality"])
    .where(sql<boolean>`id = any(${[...profileIds]}::bigint[])`)
    .execute();
}

/** The profile, held until the transaction ends. */
export async function selectForUpdate(transaction: Reader, profileId: number) {
  return transaction
    .selectFrom("profiles")
    .select(personColumns)
    .where("id", "=", profileId)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps what the person says of himself. */
export async function updatePerson(
  transaction: Reader,
  profileId: number,
  changes: Updateable<Tables["profiles"]>,
) {
  return transaction
    .updateTable("profiles")
    .set(changes)
    .where("id", "=", profileId)
    .returning(personColumns)
    .executeTakeFirst();
}

/** Keeps where the person lives, with the pin code or without one. Undefined when the profile is gone. */
export async function updatePlace(
  reader: Reader,
  profileId: number,
  place: Pick<
    Insertable<Tables["profiles"]>,
    "locality" | "admin_level1" | "admin_level2" | "country_name" | "postal_code" | "latitude" | "longitude"
  >,
) {
  return reader
    .updateTable("profiles")
    .set(place)
    .where("id", "=", profileId)
    .returning(personColumns)
    .executeTakeFirst();
}

/** Undefined when the mobile number has a profile already. */
export async function insertProfile(transaction: Reader, profile: Insertable<Tables["profiles"]>) {
  return transaction
    .insertInto("profiles")
    .values(profile)
    .onConflict((conflict) => conflict.column("mobile_no").doNothing())
    .returning(personColumns)
    .executeTakeFirst();
}
