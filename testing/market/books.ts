import { sql } from "kysely";
import { expect } from "vitest";
import { listAccounts, listPendingPayments, readEarnings } from "#features/earnings/contract";
import { type LedgerAccount, sumsOfParty } from "#features/ledger/server";
import { listOrders, type OrderTile } from "#features/orders/contract/orders.ts";
import { ask, type Luck, type Market, type Trader } from "./market.ts";

/**
 * A read of balances beside the writing, in one statement: all that the orders of a person have in the books sums to
 * zero, and what is his margin is what was taken for it elsewhere.
 */
export async function readBalances({ app, agents, farmers }: Market, luck: Luck): Promise<void> {
  const { profileId } = luck.of([...agents, ...farmers]);
  const { rows } = await sql<{ total: number; margins: number }>`
    select coalesce(sum(amount_in_paise), 0)::bigint as total,
      coalesce(sum(amount_in_paise) filter (where account in ('agent-margin-pending', 'agent-margin-earned',
        'margin-collected-by-agent', 'margin-collected-by-platform')), 0)::bigint as margins
    from ledger_entries where order_id in (select id from orders where buyer_profile_id = ${profileId})`.execute(
    app.platform.database,
  );
  expect(rows[0]).toEqual({ total: 0, margins: 0 });
}

/** Everything of the whole ledger that has to hold, whatever happened. */
export async function expectWholeBooks({ app }: Pick<Market, "app">): Promise<void> {
  const { database } = app.platform;
  const { rows } = await sql<Record<string, number | string>>`
    select (select coalesce(sum(amount_in_paise), 0)::bigint from ledger_entries) as total,
      (select count(*) from (select 1 from ledger_entries group by set_id having sum(amount_in_paise) <> 0) odd)
        as "odd sets",
      (select count(*) from (select 1 from ledger_entries group by order_id having sum(amount_in_paise) <> 0) odd)
        as "odd orders",
      (select count(*) from published.ledger_order_balances where balance_in_paise < 0) as "forgotten credits",
      (select count(*) from (
        select order_id, sum(amount_in_paise) as total from ledger_entries
        where account in ('seller-due', 'cash-with-seller') group by order_id) added
        full join ledger_seller_balances kept using (order_id)
        where added.total is distinct from kept.balance_in_paise) as "sellers' sums kept wrong",
      (select count(*) from (
        select party_id, sum(amount_in_paise) filter (where account = 'agent-margin-pending') as pending,
          sum(amount_in_paise) filter (where account = 'agent-margin-earned') as earned from ledger_entries
        where account in ('agent-margin-pending', 'agent-margin-earned') group by party_id) added
        full join ledger_agent_margins kept using (party_id)
        where coalesce(added.pending, 0) is distinct from kept.pending_in_paise
          or coalesce(added.earned, 0) is distinct from kept.earned_in_paise) as "agents' margins kept wrong",
      (select count(*) from ledger_entries join orders on orders.id = order_id where is_practice) as "practice booked",
      (select count(*) from (
        select order_id, sum(amount_in_paise) as owed from ledger_entries where account = 'refund-due' group by 1) booked
        full join (select order_id, sum(amount_in_paise) as owed from order_refunds
          where status <> 'confirmed' and is_booked group by 1) listed using (order_id)
        where coalesce(-booked.owed, 0) <> coalesce(listed.owed, 0)) as "refunds listed wrong",
      (select coalesce(sum(amount_in_paise), 0)::bigint from ledger_entries
        where account = 'buyer-receivable' and order_id is null)
        - (select coalesce(sum(owed_back_in_paise), 0)::bigint from refunds) as "owed back listed wrong",
      (select coalesce(sum(amount_in_paise), 0)::bigint from ledger_entries join ledger_sets on ledger_sets.id = set_id
        where account = 'platform-bank' and kind in ('seller-paid', 'credit-paid-back'))
        + (select coalesce(sum(paid_in_paise), 0)::bigint from seller_payments) as "paid to sellers, noted wrong",
      (select coalesce(sum(amount_in_paise), 0)::bigint from ledger_entries join ledger_sets on ledger_sets.id = set_id
        where account = 'platform-bank' and kind = 'money-received')
        - (select coalesce(sum(received_in_paise), 0)::bigint from payment_claims
          where status = 'confirmed' and paid_through <> 'Cash') as "transfers noted wrong",
      (select count(*) from (
        select entry.order_id, sum(amount_in_paise) filter (where account = 'cash-with-seller' and kind = 'cash-confirmed') as cash,
          max(amount_in_paise) filter (where account = 'buyer-receivable') as charged
        from ledger_entries entry join ledger_sets on ledger_sets.id = set_id group by 1) taken
        left join (select order_id, sum(received_in_paise) as claimed from payment_claims
          where paid_through = 'Cash' group by 1) said using (order_id)
        where cash > charged or said.claimed > coalesce(cash, 0)) as "cash above what was charged, or below what was confirmed",
      (select coalesce(sum(amount_in_paise), 0)::bigint from ledger_entries
        where account in ('withheld-from-seller', 'withheld-from-agent'))
        + (select coalesce(sum(amount_in_paise), 0)::bigint from withheld_taxes)
        - (select coalesce(sum(amount_in_paise), 0)::bigint from tax_deposits
          where taken_back_at is null) as "taxes noted wrong",
      (select coalesce(string_agg(distinct kind, ', '), '') from ledger_sets
        where xmin not in (select xmin from events)) as "kinds of sets of which no event tells",
      (select count(*) from listings where allocated < 0 or on_hand < allocated) as "stock below zero",
      (select count(*) from carts where locked_for is not null and not exists (
        select from orders where master_id = locked_for and state = 'PAYMENT_PENDING')) as "carts locked for nothing"`.execute(
    database,
  );
  expect(rows[0]).toEqual({
    total: 0,
    "odd sets": 0,
    "odd orders": 0,
    "forgotten credits": 0,
    "sellers' sums kept wrong": 0,
    "agents' margins kept wrong": 0,
    "practice booked": 0,
    "refunds listed wrong": 0,
    "owed back listed wrong": 0,
    "paid to sellers, noted wrong": 0,
    "transfers noted wrong": 0,
    "cash above what was charged, or below what was confirmed": 0,
    "taxes noted wrong": 0,
    "kinds of sets of which no event tells": "",
    "stock below zero": 0,
    "carts locked for nothing": 0,
  });
}

/** How often a row of the ledger was changed or deleted, by PostgreSQL's own count. */
export async function countChangedRows({ app }: Pick<Market, "app">): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(app.platform.database);
  const { rows } = await sql<{ changed: number; inserted: number }>`
    select sum(n_tup_upd + n_tup_del)::bigint as changed, sum(n_tup_ins)::bigint as inserted
    from pg_stat_user_tables where relname in ('ledger_sets', 'ledger_entries')`.execute(
    app.platform.database,
  );
  expect(rows[0]?.inserted).toBeGreaterThan(0);
  return rows[0]?.changed ?? 0;
}

const paise = (rupees: number) => Math.round(rupees * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Card, orders tab, accounts tab and pending payments of a person say what the ledger says, to the paisa. */
export async function expectSameEverywhere(market: Market, person: Trader): Promise<void> {
  const accounts: LedgerAccount[] = ["agent-margin-pending", "agent-margin-earned", "buyer-receivable"];
  const sums = await sumsOfParty(market.app.platform.database, person.profileId, accounts);
  const has = (account: LedgerAccount) => sums.get(account) ?? 0;
  const tiles = await everyTile(market, person);
  const stopped = await pendingOf(
    market,
    tiles.filter(({ stateInfo }) => stateInfo.currentState === "CANCEL_REQUESTED"),
  );
  const card = (await ask(market, readEarnings, { query: {} }, person)).data;
  expect(paise(card.totalEarnings)).toBe(has("agent-margin-earned"));
  // What waits for the word on a cancellation is not shown as pending.
  expect(paise(card.pendingEarnings)).toBe(has("agent-margin-pending") - stopped);
  expect(card.totalOrders).toBe(tiles.length);
  expect(sumOf(tiles.map(({ balanceAmount }) => paise(balanceAmount)))).toBe(has("buyer-receivable"));
  const rows = await everyAccount(market, person);
  expect(rows.map(({ orderId }) => orderId)).toEqual(tiles.map(({ orderId }) => orderId));
  // What the card leaves out, the rows say of themselves.
  const counted = rows.filter(({ notCounted }) => !notCounted);
  expect(sumOf(counted.map(({ commission }) => paise(commission)))).toBe(
    paise(card.totalEarnings) + paise(card.pendingEarnings),
  );
  const shown = new Map(
    tiles.map((tile) => [tile.orderId, tile.totalCommission + tile.totalAgentHandlingCharge]),
  );
  for (const { orderId, commission } of rows)
    expect([orderId, paise(commission)]).toEqual([orderId, paise(shown.get(orderId) ?? 0)]);
  const kept = new Set(tiles.filter((tile) => !isOver(tile)).map(({ orderId }) => orderId));
  const inBooks = rows.filter(({ orderId }) => kept.has(orderId));
  expect(sumOf(inBooks.map(({ commission }) => paise(commission)))).toBe(
    has("agent-margin-pending") + has("agent-margin-earned"),
  );
  const unpaid = await everyUnpaid(market, person);
  // Goods that are paid may leave the margin that is paid with them.
  const ofGoods = unpaid.filter(({ balanceAmount }) => balanceAmount > 0);
  const ofMargin = unpaid.filter(({ balanceAmount }) => balanceAmount <= 0);
  const owed = tiles.filter(({ balanceAmount }) => balanceAmount > 0);
  expect(ofGoods.map(({ orderId, balanceAmount }) => [orderId, balanceAmount])).toEqual(
    owed.map(({ orderId, balanceAmount }) => [orderId, balanceAmount]),
  );
  expect(ofMargin.filter(({ marginDueAmount }) => marginDueAmount <= 0)).toEqual([]);
}

const overStates = ["PAYMENT_FAILED", "ORD_EXPIRED"];
const isOver = ({ cancelled, stateInfo }: OrderTile) =>
  cancelled || overStates.includes(stateInfo.currentState);

async function pendingOf({ app }: Market, tiles: readonly OrderTile[]): Promise<number> {
  if (tiles.length === 0) return 0;
  const { total } = await app.platform.database
    .selectFrom("ledger_entries")
    .select(sql<number>`coalesce(sum(amount_in_paise), 0)::bigint`.as("total"))
    .where("account", "=", "agent-margin-pending")
    .where(
      "order_id",
      "in",
      tiles.map(({ orderId }) => orderId),
    )
    .executeTakeFirstOrThrow();
  return total;
}

/** The orders tab to its end; practice orders stand in a list of their own. */
async function everyTile(market: Market, person: Trader): Promise<OrderTile[]> {
  const tiles: OrderTile[] = [];
  let after: string | null = "";
  while (after !== null) {
    const query: { limit: number; after?: string } = after === "" ? { limit: 50 } : { limit: 50, after };
    const { data } = await ask(market, listOrders, { query }, person);
    tiles.push(...data.orders);
    after = data.nextAfter;
  }
  return tiles;
}

async function everyAccount(market: Market, person: Trader) {
  return everyPage(async (offset) => {
    const { data } = await ask(market, listAccounts, { query: { offset, limit: 50 }, body: {} }, person);
    return data.orders;
  });
}

type UnpaidRow = {
  readonly orderId: string;
  readonly balanceAmount: number;
  readonly marginDueAmount: number;
};

async function everyUnpaid(market: Market, person: Trader) {
  return everyPage(async (offset) => {
    const answer: unknown = await ask(market, listPendingPayments, { query: { offset, limit: 50 } }, person);
    // This call has its list beside the envelope, not in it.
    return (answer as { readonly data: UnpaidRow[] }).data;
  });
}

async function everyPage<T>(page: (offset: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const rows = await page(all.length);
    all.push(...rows);
    if (rows.length < 50) return all;
  }
}
