import { sql } from "kysely";

/** Orders that have reached a seller: no practice, none that waits for money, and none that ended before it came. */
export const isReceived = sql`orders.state <> all ('{PAYMENT_PENDING,PAYMENT_FAILED,ORD_EXPIRED}')
  and not orders.is_practice and not orders.ended_before_seller`;

/** The business of a person. */
export const sellerOf = (profileId: number) =>
  sql`(select id from published.sellers where profile_id = ${profileId})`;

/** Orders after the last row of the previous page, newest first. */
export const behind = (after: { readonly at: Date; readonly id: string } | null) =>
  after ? sql`and (orders.created_at, orders.id) < (${after.at}::timestamptz, ${after.id}::text)` : sql``;
