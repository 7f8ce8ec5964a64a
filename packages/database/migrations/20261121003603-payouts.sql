-- What is owed to agents for margins that came with an online payment, order by order; negative when more was paid
-- out than is theirs. It may be paid out once the margin is earned. Published by the ledger for the payouts.
create view ledger_agent_payables as
select payable.party_id as profile_id, payable.order_id, (-payable.total)::bigint as owed_in_paise,
  payable.total > 0 or coalesce((
    select sum(amount_in_paise) from ledger_entries earned
    where earned.order_id = payable.order_id and earned.account = 'agent-margin-earned'), 0) > 0 as is_due
from (
  select party_id, order_id, sum(amount_in_paise) as total from ledger_entries
  where account = 'agent-payable' group by party_id, order_id having sum(amount_in_paise) <> 0) payable;
comment on view ledger_agent_payables is 'owner: ledger';
create index ledger_entries_payable on ledger_entries (party_id, order_id) include (amount_in_paise)
  where account = 'agent-payable';

-- Where an agent wants his margins paid to: a UPI id or a bank account.
create table payout_accounts (
  profile_id bigint primary key references profiles (id),
  holder text not null check (length(holder) between 2 and 80),
  upi_id text check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z]{2,32}$'),
  account_number text check (account_number ~ '^[0-9]{9,18}$'),
  ifsc text check (ifsc ~ '^[A-Z]{4}0[0-9A-Z]{6}$'),
  changed_at timestamptz not null,
  check ((upi_id is not null) <> (account_number is not null)),
  check ((account_number is null) = (ifsc is null))
);
comment on table payout_accounts is 'owner: payouts';

create table payout_batches (
  id bigint generated always as identity primary key,
  made_by bigint not null references profiles (id),
  made_at timestamptz not null
);
comment on table payout_batches is 'owner: payouts';

create table payouts (
  id bigint generated always as identity primary key,
  batch_id bigint not null references payout_batches (id),
  profile_id bigint not null references profiles (id),
  amount_in_paise bigint not null check (amount_in_paise > 0),
  -- As it was when the batch was made: a later change of the account does not touch what is with the bank.
  holder text not null,
  upi_id text,
  account_number text,
  ifsc text,
  state text not null default 'under-way' check (state in ('under-way', 'paid', 'failed')),
  -- The bank's number of the transfer; the same transfer pays once.
  bank_reference text unique,
  failed_because text,
  settled_at timestamptz,
  unique (batch_id, profile_id),
  check ((state = 'paid') = (bank_reference is not null)),
  check ((state = 'failed') = (failed_because is not null)),
  check ((state = 'under-way') = (settled_at is null))
);
-- One payout at a time is with the bank for an agent.
create unique index payouts_one_under_way on payouts (profile_id) where state = 'under-way';
create index payouts_by_person on payouts (profile_id, id desc);
comment on table payouts is 'owner: payouts';

-- The orders that a payout pays, or takes back from what is paid.
create table payout_lines (
  payout_id bigint not null references payouts (id),
  order_id text not null references orders (id),
  amount_in_paise bigint not null check (amount_in_paise <> 0),
  primary key (payout_id, order_id)
);
comment on table payout_lines is 'owner: payouts';
create trigger payout_lines_are_append_only before update or delete on payout_lines
  for each row execute function refuse_change();
