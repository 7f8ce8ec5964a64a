import type { Reader } from "@santha/database/client";
import type { Tables } from "@santha/database/generated";
import { type Insertable, sql } from "kysely";

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

/** Undefined when the mobile number has a profile already. */
export async function insertProfile(transaction: Reader, profile: Insertable<Tables["profiles"]>) {
  return transaction
    .insertInto("profiles")
    .values(profile)
    .onConflict((conflict) => conflict.column("mobile_no").doNothing())
    .returning(personColumns)
    .executeTakeFirst();
}
