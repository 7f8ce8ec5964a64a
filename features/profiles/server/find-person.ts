import type { Reader } from "#engine/server/data/client.ts";
import { type Person, personOf } from "./person.ts";
import { selectById, selectByMobile, selectNames } from "./queries.ts";

/** The person with this id, or null. One statement. */
export async function findPerson(reader: Reader, profileId: number): Promise<Person | null> {
  const row = await selectById(reader, profileId);
  return row ? personOf(row) : null;
}

/** The person with this mobile number (ten digits), or null. One statement. */
export async function findProfileByMobile(reader: Reader, mobileNo: string): Promise<Person | null> {
  const row = await selectByMobile(reader, mobileNo);
  return row ? personOf(row) : null;
}

/** What may be shown of somebody to others: no number, no e-mail. */
export interface PersonName {
  readonly profileKey: string;
  readonly firstName: string;
  readonly firstNameTe: string | null;
  readonly pictureUrl: string | null;
  readonly locality: string | null;
}

/** Names by profile id; ids without a person are missing in the map. One statement, none for no ids. */
export async function readNames(
  reader: Reader,
  profileIds: readonly number[],
): Promise<ReadonlyMap<number, PersonName>> {
  if (profileIds.length === 0) return new Map();
  const rows = await selectNames(reader, [...new Set(profileIds)]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        profileKey: row.profile_key,
        firstName: row.first_name,
        firstNameTe: row.first_name_te,
        pictureUrl: row.picture_url,
        locality: row.locality,
      },
    ]),
  );
}
