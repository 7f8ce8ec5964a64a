import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/** The pin code of where a person lives; null while it is not set. */
export async function readPinCode(
  reader: Reader,
  profileId: number,
): Promise<{ readonly pinCode: string | null }> {
  const { rows } = await sql<{ pinCode: string | null }>`
    select profiles.postal_code as "pinCode" from published.profiles where profiles.id = ${profileId}`.execute(
    reader,
  );
  return { pinCode: rows[0]?.pinCode ?? null };
}

/** Ids of the sellers who deliver to a pin code. */
export async function readServing(reader: Reader, pinCode: string): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(${sellersServing(sql`${pinCode}::text`)} order by seller_id) as ids`.execute(reader);
  return rows[0]?.ids ?? [];
}

/**
 * Ids of the sellers who deliver to a pin code, as a statement with the column `seller_id`; none where the code is null.
 * `among` are those who are asked about, as an array; left out, all.
 */
export function sellersServing(
  pinCode: RawBuilder<unknown>,
  among?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const asked = among ? sql`and seller_id = any(${among})` : sql``;
  return sql`select distinct seller_id from published.shipping_rates where starts_with(${pinCode}, pin_prefix) ${asked}`;
}
