import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

export interface PlaceRow {
  readonly locality: string;
  readonly district: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly is_approximate: boolean;
}

/**
 * The places of a pin code, the one that delivers first; of an unknown one the first place of the lowest pin code with
 * the same three first digits. One statement, both parts from the primary key.
 */
export async function selectPlaces(reader: Reader, pinCode: string): Promise<PlaceRow[]> {
  const district = pinCode.slice(0, 3);
  const { rows } = await sql<PlaceRow>`
    with known as materialized (
      select position, locality, district, state, latitude, longitude
      from pin_places where pin_code = ${pinCode} order by position
    )
    select locality, district, state, latitude, longitude, false as is_approximate, position from known
    union all (
      select locality, district, state, latitude, longitude, true, 1
      from pin_places
      where pin_code >= ${`${district}000`} and pin_code <= ${`${district}999`} and not exists (select from known)
      order by pin_code, position limit 1
    )
    order by position`.execute(reader);
  return rows;
}

/** Notes that the outside service is being asked; false: it was asked since `before`. */
export async function noteQuestion(
  reader: Reader,
  { pinCode, at, before }: { readonly pinCode: string; readonly at: Date; readonly before: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into pin_questions (pin_code, asked_at) values (${pinCode}, ${at})
    on conflict (pin_code) do update set asked_at = excluded.asked_at where pin_questions.asked_at < ${before}
    returning pin_code`.execute(reader);
  return rows.length > 0;
}

/** Keeps places that the outside service knows; a pin code that has come into the directory meanwhile stays. */
export async function insertFound(
  reader: Reader,
  pinCode: string,
  places: readonly Omit<PlaceRow, "is_approximate">[],
): Promise<void> {
  await reader
    .insertInto("pin_places")
    .values(places.map((place, at) => ({ pin_code: pinCode, position: at + 1, ...place })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
