-- One try to pay a master order at the payment provider. A failed one is followed by another one with an id of its own.
create table online_payments (
  txnid text primary key,
  master_id text not null references master_orders (id),
  buyer_profile_id bigint not null references profiles (id),
  amount_in_paise bigint not null check (amount_in_paise > 0),
  -- open: nobody knows yet; paid: verified and booked on its orders; failed; returned: the money went or goes back;
  -- given-up: nothing came in a day.
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'returned', 'given-up')),
  -- What the provider said last, for the operator.
  standing text not null default 'not-found',
  -- Money that the provider has taken; 0 until he says so.
  captured_in_paise bigint not null default 0 check (captured_in_paise >= 0),
  -- Never more than was taken, also when twenty refunds come at once.
  refunded_in_paise bigint not null default 0 check (refunded_in_paise >= 0),
  mihpayid text unique,
  mode text,
  bank_ref_num text,
  started_at timestamptz not null,
  settled_at timestamptz,
  -- When the provider is asked again; null: never.
  next_look_at timestamptz,
  looks integer not null default 0,
  check (refunded_in_paise <= captured_in_paise)
);
create index online_payments_by_master on online_payments (master_id, started_at desc);
create index online_payments_by_buyer on online_payments (buyer_profile_id);
create index online_payments_to_look_at on online_payments (next_look_at) where next_look_at is not null;
comment on table online_payments is 'owner: payments';

-- What of a payment is for which order, by `totalAmount`; the margin is there where the platform collects it.
create table online_payment_parts (
  txnid text not null references online_payments (txnid),
  order_id text not null references orders (id),
  total_in_paise bigint not null check (total_in_paise > 0),
  margin_in_paise bigint not null default 0 check (margin_in_paise >= 0),
  refunded_in_paise bigint not null default 0 check (refunded_in_paise >= 0),
  primary key (txnid, order_id),
  check (refunded_in_paise <= total_in_paise + margin_in_paise)
);
create index online_payment_parts_by_order on online_payment_parts (order_id);
comment on table online_payment_parts is 'owner: payments';

-- What the provider posted to us, as it came; its key lets a repeated report be kept and worked on once.
create table payment_reports (
  id bigint generated always as identity primary key,
  report_key text not null unique,
  txnid text not null references online_payments (txnid),
  raw text not null,
  received_at timestamptz not null
);
create index payment_reports_by_txnid on payment_reports (txnid);
comment on table payment_reports is 'owner: payments';

-- Money on its way back to the payer.
create table refunds (
  -- Also the token that makes it happen once at the provider.
  token text primary key,
  txnid text not null references online_payments (txnid),
  -- Null: a payment that never became an order's.
  order_id text references orders (id),
  amount_in_paise bigint not null check (amount_in_paise > 0),
  -- What of it is the agent's margin, taken back from him.
  margin_in_paise bigint not null default 0 check (margin_in_paise between 0 and amount_in_paise),
  reason text not null,
  asked_by_profile_id bigint references profiles (id),
  state text not null default 'waiting' check (state in ('waiting', 'under-way', 'done', 'failed')),
  request_id text,
  bank_arn text,
  asked_at timestamptz not null,
  settled_at timestamptz,
  next_look_at timestamptz,
  looks integer not null default 0
);
create index refunds_by_order on refunds (order_id);
create index refunds_by_txnid on refunds (txnid);
create index refunds_to_look_at on refunds (next_look_at) where next_look_at is not null;
comment on table refunds is 'owner: payments';

-- Who takes the agent's margin: the agent himself, or the platform with an online payment of his customer.
alter table master_orders add column collected_by text not null default 'agent'
  check (collected_by in ('agent', 'platform'));

-- A cart whose order waits for its online payment stays open and nobody changes it: `locked_for` is that master order.
-- When the payment fails it is free again, for its next turn: a cart becomes one order a turn.
alter table carts add column locked_for text;
alter table carts add column turn integer not null default 0;
create unique index carts_locked on carts (locked_for) where locked_for is not null;
alter table master_orders add column cart_turn integer not null default 0;
alter table master_orders drop constraint master_orders_cart_id_key;
alter table master_orders add constraint master_orders_one_a_turn unique (cart_id, cart_turn);

-- The payment of a master order that counts, else its latest try; published for order pages and lists.
create view online_payments_of_orders as
select distinct on (master_id) master_id, txnid, mihpayid, bank_ref_num, state
from online_payments order by master_id, (state = 'paid') desc, started_at desc;
comment on view online_payments_of_orders is 'owner: payments';

-- Memory of the stand-in for PayU: what a bank would know.
create table payu_stand_in_payments (
  txnid text primary key,
  mihpayid text not null unique,
  form jsonb not null,
  status text not null,
  unmapped_status text not null,
  mode text not null,
  bank_ref_num text,
  -- A payment that was dropped and comes later after all.
  succeeds_at timestamptz,
  fails_refunds boolean not null default false,
  added_on timestamptz not null
);
comment on table payu_stand_in_payments is 'owner: platform';

create table payu_stand_in_refunds (
  token text primary key,
  request_id text not null,
  mihpayid text not null references payu_stand_in_payments (mihpayid),
  amount_in_paise bigint not null,
  callback text not null,
  asked_at timestamptz not null
);
comment on table payu_stand_in_refunds is 'owner: platform';
