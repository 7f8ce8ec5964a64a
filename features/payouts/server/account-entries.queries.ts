import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { invariant } from "#engine/server/invariant.ts";
import type { LedgerAccount } from "#features/ledger/server";

/** One line of a party's account; paise, positive when it came to him. */
export interface AccountEntry {
  readonly occurredAt: Date;
  readonly kind: string;
  readonly orderId: string | null;
  readonly account: string;
  readonly amountInPaise: number;
}

/** What was noted on accounts of a party from a moment until before another, oldest first. */
export async function selectEntriesOfParty(
  reader: Reader,
  asked: {
    readonly partyId: number;
    readonly accounts: readonly LedgerAccount[];
    readonly from: Date;
    readonly until: Date;
  },
): Promise<AccountEntry[]> {
  const { rows } = await sql<AccountEntry>`
    select occurred_at as "occurredAt", kind, entry.order_id as "orderId", account, amount_in_paise as "amountInPaise"
    from published.ledger_entries entry join published.ledger_sets on ledger_sets.id = entry.set_id
    where party_id = ${asked.partyId} and account = any(${[...asked.accounts]}::text[])
      and occurred_at >= ${asked.from} and occurred_at < ${asked.until}
    order by occurred_at, entry.id`.execute(reader);
  return rows;
}

/** The sum of accounts of a party as it stood at a moment, in paise. */
export async function sumsOfPartyBefore(
  reader: Reader,
  partyId: number,
  accounts: readonly LedgerAccount[],
  before: Date,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(amount_in_paise), 0)::bigint as total
    from published.ledger_entries entry join published.ledger_sets on ledger_sets.id = entry.set_id
    where party_id = ${partyId} and account = any(${[...accounts]}::text[]) and occurred_at < ${before}`.execute(
    reader,
  );
  return invariant(rows[0], "an aggregate without groups is one row").total;
}

/** What of an agent's money was not to be paid out yet at a moment, in paise. */
export interface NotPayable {
  /** Of orders whose margin he had not earned by then. */
  readonly notEarnedInPaise: number;
  /** Of orders that could still come back. */
  readonly inReturnDaysInPaise: number;
}

/** By the rule of the view `ledger_agent_payables` and of payouts, which know only now. */
export async function sumNotPayableBefore(
  reader: Reader,
  partyId: number,
  { before, earnedAfter }: { readonly before: Date; readonly earnedAfter: Date },
): Promise<NotPayable> {
  const { rows } = await sql<NotPayable>`
    select coalesce(0 - sum(payable) filter (where earned <= 0), 0)::bigint as "notEarnedInPaise",
      coalesce(0 - sum(payable) filter (where earned > 0 and earned_at > ${earnedAfter}), 0)::bigint as "inReturnDaysInPaise"
    from (
      select sum(amount_in_paise) filter (where account = 'agent-payable') as payable,
        coalesce(sum(amount_in_paise) filter (where account = 'agent-margin-earned'), 0) as earned,
        max(occurred_at) filter (where account = 'agent-margin-earned') as earned_at
      from published.ledger_entries entry join published.ledger_sets on ledger_sets.id = entry.set_id
      where party_id = ${partyId} and account in ('agent-payable', 'agent-margin-earned') and occurred_at < ${before}
      group by entry.order_id) orders
    where payable < 0`.execute(reader);
  return invariant(rows[0], "an aggregate without groups is one row");
}

/** The orders of an agent whose margin he earned within a time and collects from his customer himself. */
export async function selectByHandOrders(
  reader: Reader,
  { partyId, from, until }: { readonly partyId: number; readonly from: Date; readonly until: Date },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ orderId: string }>`
    select distinct entry.order_id as "orderId"
    from published.ledger_entries entry join published.ledger_sets on ledger_sets.id = entry.set_id
    where party_id = ${partyId} and account = 'agent-margin-earned' and occurred_at >= ${from} and occurred_at < ${until}
      and (select collected_by = 'agent' from published.order_facts facts where facts.order_id = entry.order_id)`.execute(
    reader,
  );
  return new Set(rows.map(({ orderId }) => orderId));
}

/** The orders of an agent whose margin came to Santha before a moment. */
export async function selectPaidOutOrders(
  reader: Reader,
  partyId: number,
  before: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ orderId: string }>`
    select distinct entry.order_id as "orderId"
    from published.ledger_entries entry join published.ledger_sets on ledger_sets.id = entry.set_id
    where party_id = ${partyId} and account = 'agent-payable' and entry.order_id is not null
      and occurred_at < ${before}`.execute(reader);
  return new Set(rows.map(({ orderId }) => orderId));
}

/** What a set took back of a margin that its agent had been paid already, in paise. */
export interface TakenFromAgent {
  readonly effectKey: string;
  readonly profileId: number;
  readonly amountInPaise: number;
}

/** What was taken back of the margin of an order after it had been paid out: each set with what it left owed more. */
export async function selectTakenFromAgent(reader: Reader, orderId: string): Promise<TakenFromAgent[]> {
  const { rows } = await sql<TakenFromAgent>`
    select effect_key as "effectKey", party_id as "profileId", least(amount_in_paise, owes)::bigint as "amountInPaise"
    from (
      select effect_key, kind, set_id, party_id, amount_in_paise,
        sum(amount_in_paise) over (partition by party_id order by set_id) as owes
      from published.ledger_entries entry join published.ledger_sets on ledger_sets.id = entry.set_id
      where entry.order_id = ${orderId} and account = 'agent-payable') entries
    where kind in ('margin-refunded', 'margin-reversed', 'order-reversed') and amount_in_paise > 0 and owes > 0
    order by set_id`.execute(reader);
  return rows;
}
