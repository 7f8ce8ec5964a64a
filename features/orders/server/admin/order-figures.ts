import { type RawBuilder, sql } from "kysely";
import type { AdminFigure, DayValue } from "#engine/server/admin-start.ts";
import type { Reader } from "#engine/server/data/client.ts";

/** Orders that a figure counts, and that its list shows. */
export const isPlaced = sql`orders.state not in ('PAYMENT_PENDING', 'PAYMENT_FAILED', 'ORD_EXPIRED')
  and not orders.ended_before_seller`;
/** Money counts only while the order stands. */
export const isStanding = sql`${isPlaced} and not orders.is_cancelled and orders.state <> 'SELLER_REJECTED'`;

/** One value of each day, from the index `orders_by_day` alone. */
async function perDay(
  reader: Reader,
  from: Date,
  { value, where }: { readonly value: RawBuilder<unknown>; readonly where: RawBuilder<unknown> },
): Promise<readonly DayValue[]> {
  const { rows } = await sql<DayValue>`
    select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, ${value} as value
    from orders where not is_practice and created_at >= ${from} and ${where} group by 1`.execute(reader);
  return rows;
}

/** How many orders, for how much, with which margin and by how many people, day by day. */
export const orderFigures: readonly AdminFigure[] = [
  {
    name: "orders/orders",
    title: { en: "Orders a day", te: "రోజుకు ఆర్డర్లు" },
    unit: "count",
    leadsTo: "/app/admin/orders",
    search: { state: "placed" },
    read: (reader, from) => perDay(reader, from, { value: sql`count(*)::int`, where: isPlaced }),
  },
  {
    name: "orders/revenue",
    title: { en: "Revenue a day", te: "రోజు ఆదాయం" },
    unit: "paise",
    leadsTo: "/app/admin/orders",
    search: { state: "standing" },
    read: (reader, from) =>
      perDay(reader, from, { value: sql`sum(total_in_paise)::bigint`, where: isStanding }),
  },
  {
    name: "orders/margin",
    title: { en: "Agents' margin a day", te: "రోజు ఏజెంట్ల మార్జిన్" },
    unit: "paise",
    leadsTo: "/app/admin/orders",
    search: { state: "standing" },
    read: (reader, from) =>
      perDay(reader, from, {
        value: sql`sum(commission_in_paise + agent_handling_in_paise)::bigint`,
        where: isStanding,
      }),
  },
  {
    name: "orders/buyers",
    title: { en: "People who ordered", te: "ఆర్డర్ చేసినవారు" },
    unit: "count",
    leadsTo: "/app/admin/orders",
    search: { state: "placed" },
    read: (reader, from) =>
      perDay(reader, from, { value: sql`count(distinct buyer_profile_id)::int`, where: isPlaced }),
  },
];
