import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import { invariant } from "#engine/server/invariant.ts";
import type { Period } from "./period.ts";

/** Whose orders, real or practice, and their period (null: all). */
export interface OrdersAsked {
  readonly buyerProfileId: number;
  readonly isPractice: boolean;
  readonly period: Period | null;
}

interface PageAsked {
  readonly offset: number;
  readonly limit: number;
}

/** SQL for the day in India of a time. */
export const dayOf = (moment: RawBuilder<unknown>) =>
  sql<string>`(${moment} at time zone 'Asia/Kolkata')::date`;

/** The order days of a buyer. Periods begin and end at midnight in India, so days are whole. */
const daysAsked = ({ buyerProfileId, isPractice, period }: OrdersAsked) => sql`
  buyer_profile_id = ${buyerProfileId} and is_practice = ${isPractice} ${
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
  return invariant(found.rows[0], "an aggregate without groups is one row").total;
}

/**
 * The ids of a page of a buyer's orders, newest first, as a subquery with the column `id`. Skips whole days by
 * their counts, then the rest in the index, so every page costs the same.
 */
export function idsOfPage(asked: OrdersAsked, { offset, limit }: PageAsked) {
  const { buyerProfileId, isPractice, period } = asked;
  const own = sql`buyer_profile_id = ${buyerProfileId} and is_practice = ${isPractice} ${placedIn(period)}`;
  const newestFirst = sql`order by created_at desc, id desc`;
  if (offset === 0) return sql`(select id from orders where ${own} ${newestFirst} limit ${sql.lit(limit)})`;
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
    ${newestFirst} offset (select skipped from start) limit ${sql.lit(limit)}
  )`;
}

/** The ids of orders after a cursor and `offset` further ones, as a subquery with the column `id`. */
export function idsAfter(
  { buyerProfileId, isPractice, period }: OrdersAsked,
  { at, id }: Cursor,
  { offset, limit }: PageAsked,
) {
  return sql`(
    select id from orders
    where buyer_profile_id = ${buyerProfileId} and is_practice = ${isPractice} ${placedIn(period)}
      and (created_at, id) < (${at}::timestamptz, ${id}::text)
    order by created_at desc, id desc offset ${offset} limit ${sql.lit(limit)}
  )`;
}

/** Restricts orders to a period. */
export const placedIn = (period: Period | null) =>
  period ? sql`and orders.created_at >= ${period.from} and orders.created_at < ${period.until}` : sql``;
