import type { LocalizedText } from "@santha/contract/language";
import type { Reader } from "@santha/database/client";
import { type RawBuilder, sql } from "kysely";

/**
 * Ids of the sellers who deliver to a pin code, as a statement with the column `seller_id`; none where the code is null.
 * Published so that lists need no further statement.
 */
export function sellersServing(pinCode: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select distinct seller_id from shipping_rates where starts_with(${pinCode}, pin_prefix)`;
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
