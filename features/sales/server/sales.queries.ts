import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import { invariant } from "#engine/server/invariant.ts";
import type { Sale, SalesTotals } from "../contract.ts";
import { behind, isReceived, sellerOf } from "./received.ts";
import { type Period, stepInDaysOf, stepsOf } from "./sales-period.ts";

/** A sale; `placedAt` is the moment of the cursor. */
export type SaleRow = Omit<Sale, "placedAt"> & { readonly placedAt: Date };

interface SoldBy {
  readonly profileId: number;
  readonly period: Period;
  /** Only orders with this product. */
  readonly product?: number | undefined;
  /** Only orders that the agent with this profile key placed. */
  readonly agent?: string | undefined;
}

const soldBy = ({ profileId, period, product, agent }: SoldBy) => sql`
  orders.seller_id = ${sellerOf(profileId)} and ${isReceived}
  and orders.created_at >= ${period.from} and orders.created_at < ${period.until}
  ${product === undefined ? sql`` : hasProduct(product)} ${agent === undefined ? sql`` : isOfAgent(agent)}`;

const hasProduct = (level3Id: number) => sql`and exists (
  select from published.order_lines line where line.order_id = orders.id and line.level3_id = ${level3Id})`;

const isOfAgent = (profileKey: string) => sql`and exists (
  select from published.master_orders master where master.id = orders.master_id and master.buyer_is_agent
    and master.buyer_profile_id = (select id from published.profiles where profile_key = ${profileKey}))`;

const columns = sql`orders.id as "orderId", orders.created_at as "placedAt", orders.state,
  orders.is_cancelled as "isCancelled", (select ended_by from published.order_facts facts where facts.order_id = orders.id) as "endedBy",
  master_orders.recipient_name as customer, master_orders.city,
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
      order by orders.created_at desc, orders.id desc limit ${sql.lit(limit)}
    ) orders join published.master_orders on master_orders.id = orders.master_id
    order by orders.created_at desc, orders.id desc`.execute(reader);
  return rows;
}

/** All that a business has sold in a period, oldest first, each with the agent who ordered it. */
export async function selectAllSales(
  reader: Reader,
  asked: SoldBy,
): Promise<(SaleRow & { readonly agent: string | null })[]> {
  const { rows } = await sql<SaleRow & { readonly agent: string | null }>`
    select ${columns}, case when master_orders.buyer_is_agent then (select first_name from published.profiles
      where profiles.id = master_orders.buyer_profile_id) end as agent from (
      select orders.id, orders.master_id, orders.created_at, orders.state, orders.is_cancelled, orders.total_in_paise
      from published.orders where ${soldBy(asked)}
    ) orders cross join lateral (
      select recipient_name, city, payment_mode, buyer_is_agent, buyer_profile_id
      from published.master_orders where id = orders.master_id offset 0
    ) master_orders
    order by orders.created_at, orders.id`.execute(reader);
  return rows;
}

/** So many products and agents are shown by name. */
const namedRows = 10;

/** What was sold of each product; the lines are read order by order. */
const productsSold = sql`
  select line.level3_id, (array_agg(line.title order by sold.id desc))[1] as title,
    sum(line.quantity)::bigint as packs, sum(line.amount)::bigint as amount
  from sold cross join lateral (
    select level3_id, quantity, quantity * (price_in_paise - discount_in_paise) as amount,
      jsonb_build_object('en', level3_title_en, 'te', level3_title_te) as title
    from published.order_lines where order_lines.order_id = sold.id offset 0
  ) line where not sold.is_cancelled group by line.level3_id`;

/** What each agent ordered; the row without a profile is farmers who ordered for themselves. */
const agentsSold = sql`
  select agent.profile_id, count(*) as orders, sum(sold.total_in_paise)::bigint as amount
  from sold cross join lateral (
    select case when buyer_is_agent then buyer_profile_id end as profile_id
    from published.master_orders where master_orders.id = sold.master_id offset 0
  ) agent where not sold.is_cancelled group by agent.profile_id`;

const namedAgents = sql`(select coalesce(jsonb_agg(jsonb_build_object('agentKey', profile_key,
    'name', jsonb_build_object('en', first_name, 'te', coalesce(first_name_te, first_name)),
    'orders', orders, 'amountInPaise', amount) order by place), '[]')
  from ranked_agents join published.profiles on profiles.id = profile_id where place <= ${namedRows})`;

const sumsOf = (rows: ReturnType<typeof sql>) => sql`(select jsonb_build_object('count', count(*),
  'orders', coalesce(sum(orders), 0), 'amountInPaise', coalesce(sum(amount), 0)) from ${rows})`;

interface SalesSums extends Omit<SalesTotals, "chargesInPaise" | "directSales" | "steps"> {
  readonly goodsInPaise: number;
  readonly direct: { readonly orders: number; readonly amountInPaise: number };
  readonly steps: readonly { readonly step: number; readonly orders: number; readonly amount: number }[];
}

/**
 * Orders, amount, steps of time, products and agents of a period; what was cancelled or returned as a whole is only
 * counted.
 */
export async function sumSales(reader: Reader, asked: SoldBy): Promise<SalesTotals> {
  const stepInDays = stepInDaysOf(asked.period);
  const { rows } = await sql<SalesSums>`
    with sold as materialized (
      select orders.id, orders.master_id, orders.is_cancelled, orders.total_in_paise, orders.created_at
      from published.orders where ${soldBy(asked)}
    ), products as materialized (${productsSold}), ranked as (
      select *, row_number() over (order by amount desc, level3_id) as place from products
    ), agents as materialized (${agentsSold}), ranked_agents as materialized (
      select *, row_number() over (order by amount desc, profile_id) as place from agents where profile_id is not null
    ), steps as (
      select floor(extract(epoch from created_at - ${asked.period.from}::timestamptz) / ${stepInDays * 86_400})::integer as step,
        count(*) as orders, sum(total_in_paise)::bigint as amount
      from sold where not is_cancelled group by 1
    )
    select (select count(*) from sold where not is_cancelled) as orders,
      (select coalesce(sum(total_in_paise), 0)::bigint from sold where not is_cancelled) as "amountInPaise",
      (select count(*) from sold where is_cancelled) as "cancelledOrders",
      coalesce(jsonb_agg(jsonb_build_object('level3Id', level3_id, 'title', title, 'packs', packs, 'amountInPaise', amount) order by place)
        filter (where place <= ${namedRows}), '[]') as products,
      jsonb_build_object('count', count(*) filter (where place > ${namedRows}),
        'packs', coalesce(sum(packs) filter (where place > ${namedRows}), 0),
        'amountInPaise', coalesce(sum(amount) filter (where place > ${namedRows}), 0)) as "otherProducts",
      coalesce(sum(amount), 0)::bigint as "goodsInPaise",
      (select coalesce(jsonb_agg(to_jsonb(steps)), '[]') from steps) as steps,
      ${namedAgents} as agents, ${sumsOf(sql`ranked_agents where place > ${namedRows}`)} as "otherAgents",
      ${sumsOf(sql`agents where profile_id is null`)} as direct
    from ranked`.execute(reader);
  const { goodsInPaise, direct, steps, ...totals } = invariant(
    rows[0],
    "an aggregate without groups is one row",
  );
  return {
    ...totals,
    chargesInPaise: totals.amountInPaise - goodsInPaise,
    directSales: { orders: direct.orders, amountInPaise: direct.amountInPaise },
    stepInDays,
    steps: stepsOf(asked.period, steps),
  };
}
