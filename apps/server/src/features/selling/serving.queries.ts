import type { LocalizedText } from "@santha/contract/language";
import type { Reader } from "@santha/database/client";
import { type RawBuilder, sql } from "kysely";

/**
 * Ids of the sellers who deliver to a pin code, as a statement with the column `seller_id`; none where the code is null.
 * `among` are those who are asked about, as an array; left out, all. Published so that lists need no further statement.
 */
export function sellersServing(
  pinCode: RawBuilder<unknown>,
  among?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const asked = among ? sql`and seller_id = any(${among})` : sql``;
  return sql`select distinct seller_id from shipping_rates where starts_with(${pinCode}, pin_prefix) ${asked}`;
}

/**
 * Joins in how many days a seller delivers to a pin code, as `delivery.lead_days`; null: not at all, or the code is null.
 * Published so that a product needs no further statement.
 */
export function joinDelivery(asked: {
  readonly seller: RawBuilder<unknown>;
  readonly pinCode: RawBuilder<unknown>;
}): RawBuilder<unknown> {
  return sql`left join lateral (
    select lead_days from shipping_rates
    where shipping_rates.seller_id = ${asked.seller} and starts_with(${asked.pinCode}, pin_prefix)
    order by length(pin_prefix) desc, order_value_from_in_paise limit 1
  ) delivery on true`;
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
