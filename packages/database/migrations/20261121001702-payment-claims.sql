-- What a buyer says that he has paid. A claim moves no balance: the ledger is written when the money is confirmed.
create table payment_claims (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  buyer_profile_id bigint not null references profiles (id),
  amount_in_paise bigint not null check (amount_in_paise > 0),
  paid_through text not null check (paid_through in ('Bank Transfer', 'UPI', 'Cash')),
  -- Number by which bank or receiver finds the payment; the same one is entered once for an order.
  reference text not null,
  status text not null default 'waiting' check (status in ('waiting', 'confirmed', 'rejected')),
  claimed_at timestamptz not null,
  unique (order_id, reference)
);
create index payment_claims_by_buyer on payment_claims (buyer_profile_id);
comment on table payment_claims is 'owner: payments';
