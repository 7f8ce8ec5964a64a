-- What sellers owe is read without adding up the whole ledger: of each order the sum of both accounts of its seller is
-- kept by the statement that writes the entries.
create table ledger_seller_balances (
  order_id text primary key,
  seller_id bigint not null,
  -- Above zero he owes it: cash that is not his, or money that was refunded after he was paid.
  balance_in_paise bigint not null,
  -- Since when he owes some of it without a break.
  owing_since timestamptz,
  check ((balance_in_paise > 0) = (owing_since is not null))
);
create index ledger_seller_balances_owed on ledger_seller_balances (seller_id) where balance_in_paise > 0;
comment on table ledger_seller_balances is 'owner: ledger';

with runs as (
  select entry.order_id, entry.party_id, ledger_sets.id as set_id, occurred_at,
    sum(sum(amount_in_paise)) over (partition by entry.order_id, entry.party_id order by ledger_sets.id)::bigint as sum
  from ledger_entries entry join ledger_sets on ledger_sets.id = entry.set_id
  where account in ('seller-due', 'cash-with-seller') and entry.order_id is not null and entry.party_id is not null
  group by entry.order_id, entry.party_id, ledger_sets.id
), ends as (
  select order_id, party_id, coalesce(max(set_id) filter (where sum <= 0), 0) as clear_at, max(set_id) as last_at
  from runs group by order_id, party_id
)
insert into ledger_seller_balances (order_id, seller_id, balance_in_paise, owing_since)
select ends.order_id, ends.party_id, last.sum, (
  select min(occurred_at) from runs
  where runs.order_id = ends.order_id and runs.party_id = ends.party_id and runs.set_id > clear_at)
from ends join runs last on last.order_id = ends.order_id and last.party_id = ends.party_id and last.set_id = last_at;

-- Orders of which a seller owes something, published by the ledger for the lists of debts.
create view ledger_seller_debts as
select order_id, seller_id, balance_in_paise as owed_in_paise, owing_since, (
  select coalesce(sum(amount_in_paise), 0)::bigint from ledger_entries
  where ledger_entries.order_id = balance.order_id and account = 'cash-with-seller') as cash_in_paise
from ledger_seller_balances balance where balance_in_paise > 0;
comment on view ledger_seller_debts is 'owner: ledger';

-- Orders whose payment finance has ever held back are few among those that are delivered.
create index order_state_changes_held on order_state_changes (order_id) where action = 'HOLD_SETTLEMENT';
