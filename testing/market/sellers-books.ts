import { sql } from "kysely";
import { expect } from "vitest";
import { listSettlements, readOwnDebt } from "#features/settlements/contract";
import { readOwnWithheld } from "#features/withholding/contract";
import { ask, type Market } from "./market.ts";

interface OfOrder {
  readonly orderId: string;
  readonly sellerId: number;
  /** Above zero he owes it. */
  readonly balance: number;
}
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What finance is shown to pay to sellers and to get from them, and what each seller reads of his debts, his credit and
 * his taxes, is what the entries of the ledger add up to, to the paisa.
 */
export async function expectSellersAgree(market: Market): Promise<void> {
  const ofOrders = await balancesOf(market);
  const credits = await creditsOf(market);
  const balances = new Map(ofOrders.map(({ orderId, balance }) => [orderId, balance]));
  const { settlements, debts } = await everySettlement(market);
  expect(settlements.map(({ orderId, dueInPaise }) => [orderId, dueInPaise])).toEqual(
    settlements.map(({ orderId }) => [orderId, 0 - (balances.get(orderId) ?? 0)]),
  );
  const owed = Map.groupBy(
    ofOrders.filter(({ balance }) => balance > 0),
    ({ sellerId }) => sellerId,
  );
  const owes = (sellerId: number) =>
    sumOf((owed.get(sellerId) ?? []).map(({ balance }) => balance)) +
    Math.max(0, 0 - (credits.get(sellerId) ?? 0));
  const owing = [...new Set([...owed.keys(), ...credits.keys()])].filter((sellerId) => owes(sellerId) > 0);
  expect(new Map(debts.map(({ sellerId, owedInPaise }) => [sellerId, owedInPaise]))).toEqual(
    new Map(owing.map((sellerId) => [sellerId, owes(sellerId)])),
  );
  for (const { trader, sellerId } of await sellersOf(market)) {
    const own = (await ask(market, readOwnDebt, {}, trader)).data;
    const debtOrders = owed.get(sellerId) ?? [];
    expect(own.owedInPaise).toBe(owes(sellerId));
    expect(new Map(own.orders.map(({ orderId, owedInPaise }) => [orderId, owedInPaise]))).toEqual(
      new Map(debtOrders.map(({ orderId, balance }) => [orderId, balance])),
    );
    expect(own.creditInPaise).toBe(Math.max(0, credits.get(sellerId) ?? 0));
    const { taxes } = (await ask(market, readOwnWithheld, {}, trader)).data;
    expect(sumOf(taxes.map(({ amountInPaise }) => amountInPaise))).toBe(await withheldFrom(market, sellerId));
  }
}

async function balancesOf({ app }: Market): Promise<OfOrder[]> {
  const { rows } = await sql<OfOrder>`
    select order_id as "orderId", party_id as "sellerId", sum(amount_in_paise)::bigint as balance
    from ledger_entries where account in ('seller-due', 'cash-with-seller') group by 1, 2`.execute(
    app.platform.database,
  );
  return rows;
}

async function creditsOf({ app }: Market): Promise<Map<number, number>> {
  const { rows } = await sql<{ sellerId: number; credit: number }>`
    select party_id as "sellerId", -sum(amount_in_paise)::bigint as credit from ledger_entries
    where account = 'seller-offset' group by 1`.execute(app.platform.database);
  return new Map(rows.map(({ sellerId, credit }) => [sellerId, 0 + credit]));
}

/** All that was kept back, whatever of it was paid to the state since. */
async function withheldFrom({ app }: Market, sellerId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select -coalesce(sum(amount_in_paise), 0)::bigint as total
    from ledger_entries join ledger_sets on ledger_sets.id = set_id
    where account = 'withheld-from-seller' and party_id = ${sellerId}
      and kind not in ('tax-paid', 'tax-taken-back')`.execute(app.platform.database);
  return 0 + (rows[0]?.total ?? 0);
}

async function sellersOf({ app, listings }: Market) {
  const traders = [...new Set(listings.map(({ seller }) => seller))];
  const rows = await app.platform.database.selectFrom("sellers").select(["id", "profile_id"]).execute();
  return traders.map((trader) => {
    const sellerId = rows.find(({ profile_id }) => profile_id === trader.profileId)?.id;
    if (sellerId === undefined) throw new Error("a listing has no seller");
    return { trader, sellerId };
  });
}

/** The list of finance to its end; what sellers owe comes with its first page. */
async function everySettlement(market: Market) {
  const first = (await ask(market, listSettlements, { query: { limit: 100 } }, market.finance)).data;
  const settlements = [...first.settlements];
  let after = first.nextAfter;
  while (after !== null) {
    const query = { limit: 100, after };
    const { data } = await ask(market, listSettlements, { query }, market.finance);
    settlements.push(...data.settlements);
    after = data.nextAfter;
  }
  return { settlements, debts: first.debts };
}
