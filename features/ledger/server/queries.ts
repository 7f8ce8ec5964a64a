import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { invariant } from "#engine/server/invariant.ts";
import type { JournalEntry, LedgerAccount, LedgerEntry, OrderSum } from "./journal-entries.ts";

/**
 * Writes sets and their entries in one statement; a set whose effect key exists already is left out. What each seller
 * has of an order, and what each agent earns with all of his, is summed with them.
 *
 * An agent's row is locked until the commit: orders are locked before it, and so is stock.
 */
export async function insertSets(
  transaction: Transaction,
  sets: readonly JournalEntry[],
  at: Date,
): Promise<string[]> {
  const given = JSON.stringify(
    sets.map((set) => ({
      effect_key: set.effectKey,
      kind: set.kind,
      order_id: set.orderId,
      entries: set.entries.map((entry) => ({
        account: entry.account,
        party_id: entry.partyId,
        amount: entry.amountInPaise,
      })),
    })),
  );
  const posted = await sql<{ effect_key: string }>`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb)
        as given (effect_key text, kind text, order_id text, entries jsonb)
    ), posted as (
      insert into ledger_sets (effect_key, kind, order_id, occurred_at)
      select effect_key, kind, order_id, ${at} from given
      on conflict (effect_key) do nothing
      returning id, effect_key, order_id
    ), entered as (
      insert into ledger_entries (set_id, account, party_id, order_id, amount_in_paise)
      select posted.id, entry.account, entry.party_id, posted.order_id, entry.amount
      from posted join given using (effect_key)
      cross join jsonb_to_recordset(given.entries) as entry (account text, party_id bigint, amount bigint)
    ), counted as (
      insert into ledger_seller_balances as kept (order_id, seller_id, balance_in_paise, owing_since)
      select posted.order_id, entry.party_id, sum(entry.amount),
        case when sum(entry.amount) > 0 then ${at}::timestamptz end
      from posted join given using (effect_key)
      cross join jsonb_to_recordset(given.entries) as entry (account text, party_id bigint, amount bigint)
      where entry.account in ('seller-due', 'cash-with-seller') and posted.order_id is not null
      group by posted.order_id, entry.party_id order by posted.order_id
      on conflict (order_id) do update set
        balance_in_paise = kept.balance_in_paise + excluded.balance_in_paise,
        owing_since = case when kept.balance_in_paise + excluded.balance_in_paise > 0
          then coalesce(kept.owing_since, ${at}::timestamptz) end
    ), earning as (
      insert into ledger_agent_margins as kept (party_id, pending_in_paise, earned_in_paise)
      select entry.party_id, coalesce(sum(entry.amount) filter (where entry.account = 'agent-margin-pending'), 0),
        coalesce(sum(entry.amount) filter (where entry.account = 'agent-margin-earned'), 0)
      from posted join given using (effect_key)
      cross join jsonb_to_recordset(given.entries) as entry (account text, party_id bigint, amount bigint)
      where entry.account in ('agent-margin-pending', 'agent-margin-earned')
      group by entry.party_id order by entry.party_id
      on conflict (party_id) do update set
        pending_in_paise = kept.pending_in_paise + excluded.pending_in_paise,
        earned_in_paise = kept.earned_in_paise + excluded.earned_in_paise
    )
    select effect_key from posted`.execute(transaction);
  return posted.rows.map((row) => row.effect_key);
}

/** The entries of one set, as they were posted. */
export async function selectEntriesOfSet(reader: Reader, effectKey: string): Promise<LedgerEntry[]> {
  const rows = await reader
    .selectFrom("ledger_entries")
    .innerJoin("ledger_sets", "ledger_sets.id", "ledger_entries.set_id")
    .select([sql<LedgerAccount>`account`.as("account"), "party_id", "amount_in_paise"])
    .where("effect_key", "=", effectKey)
    .execute();
  return rows.map((row) => ({
    account: row.account,
    partyId: row.party_id,
    amountInPaise: row.amount_in_paise,
  }));
}

/** Sum of an account that belongs to no party, in all or of what happened before a moment, in paise. */
export async function sumOfAccount(
  reader: Reader,
  account: "gateway-money" | "platform-bank",
  { before }: { readonly before?: Date } = {},
): Promise<number> {
  const early = before
    ? sql`and set_id in (select id from ledger_sets where occurred_at < ${before})`
    : sql``;
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(amount_in_paise), 0)::bigint as total from ledger_entries
    where account = ${sql.lit(account)} ${early}`.execute(reader);
  return invariant(rows[0], "an aggregate without groups is one row").total;
}

/** Sum of an account over one order, in paise. */
export async function sumOfOrder(reader: Reader, account: LedgerAccount, orderId: string): Promise<number> {
  const { total } = await reader
    .selectFrom("ledger_entries")
    .select(sql<number>`coalesce(sum(amount_in_paise), 0)::bigint`.as("total"))
    .where("order_id", "=", orderId)
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Everything an order has in the books, by account and party, in paise. Payouts are left out: that an agent has his
 * margin already does not change what is to be given back when the order is.
 */
export async function sumsOfOrder(reader: Reader, orderId: string): Promise<OrderSum[]> {
  const rows = await reader
    .selectFrom("ledger_entries")
    .innerJoin("ledger_sets", "ledger_sets.id", "ledger_entries.set_id")
    .select(["account", "party_id", sql<number>`sum(amount_in_paise)::bigint`.as("total")])
    .where("ledger_entries.order_id", "=", orderId)
    .where("kind", "not in", [
      "payout-made",
      "payout-paid",
      "payout-failed",
      "payout-returned",
      "payout-reopened",
    ])
    .groupBy(["account", "party_id"])
    .execute();
  return rows.map((row) => ({ account: row.account, partyId: row.party_id, amountInPaise: row.total }));
}

/** Who took what was paid for an order, in paise. */
export interface TakenOfOrder {
  /** For the goods, by bank or provider. */
  readonly byOperatorInPaise: number;
  /** For the goods, in cash. */
  readonly bySellerInPaise: number;
  /** For the agent, with the payment for the goods: online, or in cash. */
  readonly marginInPaise: number;
}

/** What was paid for an order, whatever of it goes back. */
export async function takenOfOrder(reader: Reader, orderId: string): Promise<TakenOfOrder> {
  const { rows } = await sql<TakenOfOrder>`
    select
      coalesce(sum(amount_in_paise) filter (where taken_by <> 'cash' and not is_margin), 0)::bigint as "byOperatorInPaise",
      coalesce(sum(amount_in_paise) filter (where taken_by = 'cash' and not is_margin), 0)::bigint as "bySellerInPaise",
      coalesce(sum(amount_in_paise) filter (where is_margin), 0)::bigint as "marginInPaise"
    from ledger_received where order_id = ${orderId}`.execute(reader);
  return rows[0] ?? { byOperatorInPaise: 0, bySellerInPaise: 0, marginInPaise: 0 };
}

/** What goes back of an order, in paise: what is back with its customer, and what is owed to him or on its way. */
export async function refundSumsOf(
  reader: Reader,
  orderId: string,
): Promise<{ readonly returnedInPaise: number; readonly returningInPaise: number }> {
  const sums = await reader
    .selectFrom("ledger_order_refunds")
    .select(["returned_in_paise as returnedInPaise", "returning_in_paise as returningInPaise"])
    .where("order_id", "=", orderId)
    .$castTo<{ returnedInPaise: number; returningInPaise: number }>()
    .executeTakeFirst();
  return sums ?? { returnedInPaise: 0, returningInPaise: 0 };
}

/** Sums of several accounts of one party, in paise; an account without entries is missing. */
export async function sumsOfParty(
  reader: Reader,
  partyId: number,
  accounts: readonly LedgerAccount[],
): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom("ledger_entries")
    .select(["account", sql<number>`sum(amount_in_paise)::bigint`.as("total")])
    .where("party_id", "=", partyId)
    .where("account", "=", sql<string>`any(${[...accounts]}::text[])`)
    .groupBy("account")
    .execute();
  return new Map(rows.map((row) => [row.account, row.total]));
}
