import { sql } from "kysely";
import { bareMobileNo, isMobileNo } from "#engine/contract/mobile-number.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import { type OrderGroup, orderGroups } from "../../contract/order-groups.ts";
import { type OrdersAsked, placedIn } from "./order-days.queries.ts";

/** Which of a buyer's orders: found by words, of one group; or one, the newest that has not ended before those that have. */
export interface Narrowing {
  /** A part of the farmer's name, of his phone or of the order's number; empty: all. */
  readonly find: string;
  readonly group: OrderGroup | "";
  readonly isLatest: boolean;
}

/** The words of the index `orders_by_group`, which serves only what is written the same. */
const groupOfOrder = sql`case
  when is_cancelled or state in ('PAYMENT_FAILED', 'ORD_EXPIRED') then 'ended'
  when delivered_at is not null then 'delivered'
  when state = 'PAYMENT_PENDING' then 'waiting'
  else 'open' end`;

/** Practice is written out: the index is one of real orders. */
const owned = ({ buyerProfileId, isPractice, period }: OrdersAsked) => sql`
  buyer_profile_id = ${buyerProfileId} and is_practice = ${sql.lit(isPractice)} ${placedIn(period)}`;

const containing = (words: string): string => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/**
 * Whether an order or its purchase has the words. A scalar subquery, so that the own orders are read from the newest on,
 * each with its purchase, until the page is full.
 */
function matching(find: string) {
  const number = containing(isMobileNo(find) ? bareMobileNo(find) : find.replace(/^#\s*/, ""));
  const name = containing(find);
  return sql`(
    select master.id like ${number} or orders.id like ${number} or master.phone like ${number}
      or coalesce(master.farmer_mobile_no like ${number}, false) or master.recipient_name ilike ${name}
      or coalesce(master.farmer_name ilike ${name}, false)
    from master_orders master where master.id = orders.master_id)`;
}

/** The ids of a page of the orders that were asked for, newest first, as a subquery with the column `id`. */
export function idsFound(
  asked: OrdersAsked & Narrowing,
  after: Cursor | null,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const { find, group } = asked;
  return sql`(
    select id from orders where ${owned(asked)}
      ${group === "" ? sql`` : sql`and (${groupOfOrder}) = ${sql.lit(group)}`}
      ${find === "" ? sql`` : sql`and ${matching(find)}`}
      ${after ? sql`and (created_at, id) < (${after.at}::timestamptz, ${after.id}::text)` : sql``}
    order by created_at desc, id desc offset ${offset} limit ${sql.lit(limit)}
  )`;
}

/** The id of the newest order that has not ended, else of the newest, as a subquery with the column `id`. */
export function idOfLatest(asked: OrdersAsked) {
  const newest = orderGroups.map(
    (group) => sql`(
      select id, created_at, ${sql.lit(group === "ended")} as is_over from orders
      where ${owned(asked)} and (${groupOfOrder}) = ${sql.lit(group)}
      order by created_at desc, id desc limit 1)`,
  );
  return sql`(
    select id from (${sql.join(newest, sql` union all `)}) newest
    order by is_over, created_at desc, id desc limit 1
  )`;
}
