import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import { invariant } from "#engine/server/invariant.ts";
import type { Sale, SalesTotals } from "../contract.ts";
import { behind, isReceived, sellerOf } from "./received.ts";
import type { Period } from "./sales-period.ts";

/** A sale; `placedAt` is the moment of the cursor. */
export type SaleRow = Omit<Sale, "placedAt"> & { readonly placedAt: Date };

interface SoldBy {
  readonly profileId: number;
  readonly period: Period;
}

const soldBy = ({
  profileId,
  period,
}: SoldBy) => sql`orders.seller_id = ${sellerOf(profileId)} and ${isReceived}
  and orders.created_at >= ${period.from} and orders.created_at < ${period.until}`;

const columns = sql`orders.id as "orderId", orders.created_at as "placedAt", orders.state,
  orders.is_cancelled as "isCancelled", master_orders.recipient_name as customer, master_orders.city,
  master_orders.payment_mode as "paymentMode", orders.total_in_paise as "amountInPaise"`;

/** A page of what a business has sold in a period, newest first. */
export async function selectSales(
  reader: Reader,
  { after, limit, ...asked }: SoldBy & { readonly after: Cursor | null; readonly limit: number },
): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select ${columns} from (
      select orders.id, orders.master_id, orders.created_at, orders.state, orders.is_cancelled, orders.total_in_paise
      from published.orders where ${soldBy(asked)} ${behind(after)}
      order by orders.created_at desc, orders.id desc limit ${limit}
    ) orders join published.master_orders on master_orders.id = orders.master_id
    order by orders.created_at desc, orders.id desc`.execute(reader);
  return rows;
}

/** All that a business has sold in a period, oldest first. */
export async function selectAllSales(reader: Reader, asked: SoldBy): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select ${columns} from (
      select orders.id, orders.master_id, orders.created_at, orders.state, orders.is_cancelled, orders.total_in_paise
      from published.orders where ${soldBy(asked)}
    ) orders cross join lateral (
      select recipient_name, city, payment_mode from published.master_orders where id = orders.master_id offset 0
    ) master_orders
    order by orders.created_at, orders.id`.execute(reader);
  return rows;
}

/** So many products are shown by name. */
const namedProducts = 10;

/** Orders, amount and products of a period; what was cancelled or returned as a whole is only counted. */
export async function sumSales(reader: Reader, asked: SoldBy): Promise<SalesTotals> {
  const { rows } = await sql<Omit<SalesTotals, "chargesInPaise"> & { readonly goodsInPaise: number }>`
    with sold as materialized (
      select orders.id, orders.is_cancelled, orders.total_in_paise from published.orders where ${soldBy(asked)}
    ), products as materialized (
      select line.level3_id, (array_agg(line.title order by sold.id desc))[1] as title,
        sum(line.quantity)::bigint as packs, sum(line.amount)::bigint as amount
      from sold cross join lateral (
        select level3_id, quantity, quantity * (price_in_paise - discount_in_paise) as amount,
          jsonb_build_object('en', level3_title_en, 'te', level3_title_te) as title
        from published.order_lines where order_lines.order_id = sold.id offset 0
      ) line where not sold.is_cancelled group by line.level3_id
    ), ranked as (
      select *, row_number() over (order by amount desc, level3_id) as place from products
    )
    select (select count(*) from sold where not is_cancelled) as orders,
      (select coalesce(sum(total_in_paise), 0)::bigint from sold where not is_cancelled) as "amountInPaise",
      (select count(*) from sold where is_cancelled) as "cancelledOrders",
      coalesce(jsonb_agg(jsonb_build_object('title', title, 'packs', packs, 'amountInPaise', amount) order by place)
        filter (where place <= ${namedProducts}), '[]') as products,
      jsonb_build_object('count', count(*) filter (where place > ${namedProducts}),
        'packs', coalesce(sum(packs) filter (where place > ${namedProducts}), 0),
        'amountInPaise', coalesce(sum(amount) filter (where place > ${namedProducts}), 0)) as "otherProducts",
      coalesce(sum(amount), 0)::bigint as "goodsInPaise"
    from ranked`.execute(reader);
  const { goodsInPaise, ...totals } = invariant(rows[0], "an aggregate without groups is one row");
  return { ...totals, chargesInPaise: totals.amountInPaise - goodsInPaise };
}
