import { sql } from "kysely";
import { storeConstant } from "#engine/contract/brand.ts";
import type { Database } from "#engine/server/data/client.ts";
import { withoutIndexes } from "./large-catalogue.ts";

export interface LargeOrders {
  /** Even: two orders, of two sellers, make one master order. */
  readonly orders: number;
  /** Products in the catalogue that `fillLargeCatalogue` has filled. */
  readonly products: number;
  /** Buyers that share the other orders evenly. Default 1,000. */
  readonly buyers?: number;
  /** Every how many master orders one is the agent's. Default 5. */
  readonly agentEvery?: number;
}

/** The agent who has placed a share of all orders. */
export interface LargeBuyer {
  readonly profileId: number;
  readonly profileKey: string;
}

const filled = [
  "carts",
  "master_orders",
  "orders",
  "buyer_order_days",
  "order_lines",
  "order_state_changes",
  "ledger_sets",
  "ledger_entries",
  "ledger_seller_balances",
  "ledger_agent_margins",
];
/** Tables with triggers per row; the rows written here are valid by construction. */
const guarded = ["ledger_entries"];

/**
 * Adds a year of delivered two-line orders with history and ledger. Order `n` belongs to master order `ceil(n /
 * 2)` and holds both packs of product `n` from its first seller. One master order in `agentEvery` is the agent's.
 */
export async function fillLargeOrders(
  database: Database,
  { orders, products, buyers = 1000, agentEvery = 5 }: LargeOrders,
): Promise<LargeBuyer> {
  const agent = await fillBuyers(database, buyers);
  const restore = await withoutIndexes(database, filled);
  for (const table of guarded) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(database);
  }
  await fillMasters(database, { masters: orders / 2, buyers, agentEvery });
  await fillOrders(database, { orders, products });
  await fillLedger(database);
  await fillDebts(database);
  await restore();
  for (const table of guarded) {
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(database);
  }
  for (const table of [...filled, "profiles", "addresses", "role_grants"]) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(database);
  }
  return agent;
}

/** Creates each buyer with an address; the last one is the agent. */
async function fillBuyers(database: Database, buyers: number): Promise<LargeBuyer> {
  await sql`
    with people as (
      insert into profiles (profile_key, mobile_no, first_name, created_at)
      select 'buyer-' || n, (7100000000 + n)::text, 'Buyer ' || n, '2026-01-01'
      from generate_series(1, ${buyers + 1}::int) n returning id
    )
    insert into addresses (profile_id, recipient_name, phone, address_line1, city, state, postal_code, created_at)
    select id, 'Ramulu', '9812345210', 'H.No. 3-41', 'Narsampet', 'Telangana', '506132', '2026-01-01'
    from people`.execute(database);
  const found = await sql<LargeBuyer>`
    insert into role_grants (profile_id, role, granted_at)
    select id, 'agent', '2026-01-01' from profiles where profile_key = ${`buyer-${buyers + 1}`}
    returning profile_id as "profileId", ${`buyer-${buyers + 1}`}::text as "profileKey"`.execute(database);
  const [agent] = found.rows;
  if (!agent) throw new Error("no agent");
  return agent;
}

async function fillMasters(
  database: Database,
  {
    masters,
    buyers,
    agentEvery,
  }: { readonly masters: number; readonly buyers: number; readonly agentEvery: number },
): Promise<void> {
  await sql`
    with people as (
      select profiles.id, addresses.id as address_id, substr(profile_key, 7)::int as place
      from profiles join addresses on addresses.profile_id = profiles.id where profile_key like 'buyer-%'
    ), placed as (
      insert into carts (profile_id, status, address_id, created_at, placed_at)
      select people.id, 'placed', people.address_id, at, at
      from generate_series(1, ${masters}::int) n
      cross join lateral (select '2025-06-01Z'::timestamptz + n * interval '10 minutes' * ${Math.min(1, 50_000 / masters)}::float8 as at) times
      join people on people.place = case when n % ${agentEvery}::int = 0 then ${buyers}::int + 1 else (n - n / ${agentEvery}::int) % ${buyers}::int + 1 end
      returning id, profile_id, placed_at
    )
    insert into master_orders (id, cart_id, buyer_profile_id, buyer_is_agent, unified_store_id, payment_mode,
      recipient_name, phone, address_line1, address_line2, landmark, city, state, postal_code, created_at)
    select 'M' || row_number() over (order by placed_at), placed.id, profile_id, people.place > ${buyers}::int,
      ${storeConstant}, 'COD', 'Ramulu', (7200000000 + row_number() over (order by placed_at) % 20000)::text, 'H.No. 3-41', '', '', 'Narsampet', 'Telangana', '506132', placed_at
    from placed join people on people.id = placed.profile_id`.execute(database);
}

async function fillOrders(
  database: Database,
  { orders, products }: { readonly orders: number; readonly products: number },
): Promise<void> {
  await sql`
    insert into orders (id, master_id, seller_id, buyer_profile_id, state, state_entered_at, delivered_at, trade_type,
      items_value_in_paise, shipping_in_paise, handling_in_paise, total_in_paise, commission_in_paise, expected_by,
      created_at)
    select 'O' || lpad(n::text, 7, '0'), master.id, first_pack.seller_id, master.buyer_profile_id, 'DELIVERED',
      master.created_at + interval '2 days', master.created_at + interval '2 days', 'INTRASTATE', value, 4000, 0,
      value + 4000, case when master.buyer_is_agent then first_pack.commission_in_paise + second_pack.commission_in_paise else 0 end,
      master.created_at + interval '3 days', master.created_at
    from generate_series(1, ${orders}::int) n
    join master_orders master on master.id = 'M' || (n + 1) / 2
    join listings first_pack on first_pack.id = 3 * (n % ${products}::bigint + 1) - 2
    join listings second_pack on second_pack.id = first_pack.id + 1
    cross join lateral (select first_pack.price_in_paise + second_pack.price_in_paise as value) priced
    order by n`.execute(database);
  await sql`
    insert into order_lines (order_id, listing_id, level1_title_en, level1_title_te, level2_id, level3_id,
      level3_title_en, level3_title_te, image, bed, sku_attributes, quantity, price_in_paise, mrp_in_paise,
      commission_in_paise, hsn, gst_rate_in_basis_points)
    select 'O' || lpad(n::text, 7, '0'), listing.id, category.title_en, category.title_te, product.level2_id, product.id,
      product.title_en, product.title_te, product.drawing, category.bed, skus.attributes, 1, listing.price_in_paise,
      listing.mrp_in_paise, listing.commission_in_paise, product.hsn, 500
    from generate_series(1, ${orders}::int) n
    cross join generate_series(1, 2) pack
    join listings listing on listing.id = 3 * (n % ${products}::bigint + 1) - 3 + pack
    join skus on skus.id = listing.sku_id
    join product_level3 product on product.id = skus.level3_id
    join product_level1 category on category.id = product.level1_id
    order by n`.execute(database);
  await sql`
    insert into buyer_order_days (buyer_profile_id, is_practice, day, orders)
    select buyer_profile_id, is_practice, (created_at at time zone 'Asia/Kolkata')::date, count(*)
    from orders group by 1, 2, 3`.execute(database);
  await sql`
    insert into order_state_changes (order_id, action, from_state, to_state, actor_profile_id, actor_kind, entered_at)
    select id, action, from_state, to_state, buyer_profile_id, kind, created_at + day * interval '1 day'
    from orders cross join (values ('PLACE', null, 'ORD_PLACED', 'buyer', 0), ('DELIVER', 'DISPATCHED', 'DELIVERED', 'seller', 2))
      changes (action, from_state, to_state, kind, day)`.execute(database);
}

/** The journal entries of a delivered order: placed, paid on delivery, margin earned. */
async function fillLedger(database: Database): Promise<void> {
  await sql`
    with movements (kind, amount, loser, gainer) as (values
      ('order-placed', 'total', 'seller-due', 'buyer-receivable'),
      ('cash-confirmed', 'total', 'buyer-receivable', 'cash-with-seller'),
      ('margin-earned', 'margin', 'margin-collected-by-agent', 'agent-margin-earned')
    ), posted as (
      insert into ledger_sets (effect_key, kind, order_id, occurred_at)
      select movements.kind || ':' || orders.id, movements.kind, orders.id, orders.created_at
      from orders cross join movements where amount = 'total' or orders.commission_in_paise > 0
      returning id, kind, order_id
    )
    insert into ledger_entries (set_id, account, party_id, order_id, amount_in_paise)
    select posted.id, side.account,
      case side.account when 'margin-collected-by-agent' then null
        when 'buyer-receivable' then orders.buyer_profile_id when 'agent-margin-earned' then orders.buyer_profile_id
        else orders.seller_id end,
      orders.id, side.sign * case amount when 'total' then orders.total_in_paise else orders.commission_in_paise end
    from posted join movements using (kind) join orders on orders.id = posted.order_id
    cross join lateral (values (loser, -1), (gainer, 1)) side (account, sign)`.execute(database);
  await sql`
    insert into ledger_agent_margins (party_id, pending_in_paise, earned_in_paise)
    select party_id, 0, sum(amount_in_paise) from ledger_entries where account = 'agent-margin-earned'
    group by party_id`.execute(database);
}

/** The sellers' sums of all orders. One in a thousand has returned packs, and its seller owes ₹100.00. */
async function fillDebts(database: Database): Promise<void> {
  await sql`
    with posted as (
      insert into ledger_sets (effect_key, kind, order_id, occurred_at)
      select 'refund-granted:' || id, 'refund-granted', id, created_at + interval '9 days'
      from orders where right(id, 3) = '000' returning id, order_id
    )
    insert into ledger_entries (set_id, account, party_id, order_id, amount_in_paise)
    select posted.id, account, party_id, posted.order_id, amount
    from posted join orders on orders.id = posted.order_id
    cross join lateral (values ('seller-due', seller_id, 10000), ('refund-due', buyer_profile_id, -10000))
      side (account, party_id, amount)`.execute(database);
  await sql`
    insert into ledger_seller_balances (order_id, seller_id, balance_in_paise, owing_since)
    select entry.order_id, party_id, sum(amount_in_paise),
      case when sum(amount_in_paise) > 0 then max(occurred_at) end
    from ledger_entries entry join ledger_sets on ledger_sets.id = entry.set_id
    where account in ('seller-due', 'cash-with-seller') group by entry.order_id, party_id`.execute(database);
}
