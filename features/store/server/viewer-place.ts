import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { offersHolding } from "#features/offers/server";

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

/** Who delivers to a pin code, and whether any offer holds there on a day. */
export async function readPlace(
  reader: Reader,
  { pinCode, onDay }: { readonly pinCode: string; readonly onDay: string },
): Promise<{ readonly serving: readonly number[]; readonly hasOffers: boolean }> {
  const there = sql`${pinCode}::text`;
  const { rows } = await sql<{ serving: number[]; hasOffers: boolean }>`
    select array(${sellersServing(there)} order by seller_id) as serving,
      exists (${offersHolding({ pinCode: there, onDay })}) as "hasOffers"`.execute(reader);
  return rows[0] ?? { serving: [], hasOffers: true };
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
