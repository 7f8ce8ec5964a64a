import type { Reader } from "@santha/database/client";
import { type RawBuilder, sql } from "kysely";
import type { ListPlace } from "#platform/paging";
import type { Period } from "./period.ts";

/** Whose orders, real or for practice, placed when (null: ever). */
export interface OrdersAsked {
  readonly buyerProfileId: number;
  readonly isDummy: boolean;
  readonly period: Period | null;
}

interface PageAsked {
  readonly offset: number;
  readonly limit: number;
}

/** The day in India of a moment in SQL. */
export const dayOf = (moment: RawBuilder<unknown>) =>
  sql<string>`(${moment} at time zone 'Asia/Kolkata')::date`;

/** The days of a buyer's orders. A period begins and ends at midnight in India, so that its days are whole. */
const daysAsked = ({ buyerProfileId, isDummy, period }: OrdersAsked) => sql`
  buyer_profile_id = ${buyerProfileId} and is_dummy = ${isDummy} ${
    period
      ? sql`and day >= ${dayOf(sql`${period.from}::timestamptz`)} and day < ${dayOf(sql`${period.until}::timestamptz`)}`
      : sql``
  }`;

/** How many orders a buyer has placed. */
export async function countOrders(reader: Reader, asked: OrdersAsked): Promise<number> {
  const found = await sql<{ total: number }>`
    select coalesce(sum(orders), 0)::int as total from buyer_order_days where ${daysAsked(asked)}`.execute(
    reader,
  );
  return found.rows[0]?.total ?? 0;
}

/**
 * The ids of a page of a buyer's orders, newest first, as a subquery with the column `id`. Skips whole days by their
 * counts and only the rest in the index of the orders, so that a page costs the same wherever it stands.
 */
export function idsOfPage(asked: OrdersAsked, { offset, limit }: PageAsked) {
  const { buyerProfileId, isDummy, period } = asked;
  const own = sql`buyer_profile_id = ${buyerProfileId} and is_dummy = ${isDummy} ${placedIn(period)}`;
  const newestFirst = sql`order by created_at desc, id desc`;
  if (offset === 0) return sql`(select id from orders where ${own} ${newestFirst} limit ${limit})`;
  return sql`(
    with start as materialized (
      select (day + 1)::timestamp at time zone 'Asia/Kolkata' as until, ${offset}::bigint - (upto - orders) as skipped
      from (
        select day, orders, sum(orders) over (order by day desc) as upto from buyer_order_days where ${daysAsked(asked)}
      ) days
      where upto > ${offset}::bigint order by day desc limit 1
    )
    select id from orders
    where ${own} and created_at < (select until from start)
    ${newestFirst} offset (select skipped from start) limit ${limit}
  )`;
}

/** The ids of the orders after a place in the list and `offset` further ones, as a subquery with the column `id`. */
export function idsAfter(
  { buyerProfileId, isDummy, period }: OrdersAsked,
  { at, id }: ListPlace,
  { offset, limit }: PageAsked,
) {
  return sql`(
    select id from orders
    where buyer_profile_id = ${buyerProfileId} and is_dummy = ${isDummy} ${placedIn(period)}
      and (created_at, id) < (${at}::timestamptz, ${id}::text)
    order by created_at desc, id desc offset ${offset} limit ${limit}
  )`;
}

/** Of a period only. */
export const placedIn = (period: Period | null) =>
  period ? sql`and orders.created_at >= ${period.from} and orders.created_at < ${period.until}` : sql``;
