import { type RawBuilder, sql } from "kysely";

/** The pin code of where a person lives, as an expression; null while it is not set. */
export function ownPinCode(profileId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select profiles.postal_code from published.profiles where profiles.id = ${profileId})`;
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
