-- The whole table of states (packages/contract/src/order-states.ts); a test holds the two together.
alter table orders add constraint orders_state_is_known check (state in (
  'PAYMENT_PENDING', 'PAYMENT_FAILED', 'ORD_EXPIRED', 'ORD_PLACED', 'SELLER_ACCEPTED', 'SELLER_REJECTED', 'PACKED',
  'DISPATCHED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED_TO_ORIGIN', 'DELIVERED', 'CANCEL_REQUESTED',
  'CANCEL_APPROVED', 'RETURN_REQUESTED', 'RETURN_ACCEPTED', 'ORD_CANCELLED', 'SETTLEMENT_APPROVAL_INP',
  'SETTLEMENT_INP', 'REFUND_INPROGRESS', 'REFUND_FAILED', 'ORD_REFUNDED', 'SETTLED'));
alter table orders
  -- Told to the buyer when the parcel leaves; the one who brings it asks for it at the door.
  add column delivery_code text check (delivery_code ~ '^[0-9]{4}$'),
  add column wrong_codes integer not null default 0 check (wrong_codes >= 0);
alter table order_lines
  add column batch_number text,
  add column expires_on date;
alter table order_state_changes add column reason text;

-- Orders that the clock moves on are found by their state and how long they have stood in it.
create index orders_by_state on orders (state, state_entered_at) where state in
  ('ORD_PLACED', 'CANCEL_REQUESTED', 'DELIVERED', 'SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP');

-- Packs that were taken out of an order, before packing (cancelled) or after delivery (returned), with what they
-- were worth; the order's lines and sums are what is left.
create table order_line_removals (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  listing_id bigint not null references listings (id),
  kind text not null check (kind in ('cancelled', 'returned')),
  level3_title_en text not null,
  level3_title_te text not null,
  quantity integer not null check (quantity > 0),
  -- What the buyer owes less: price without offer and without the coupon's share.
  amount_in_paise bigint not null check (amount_in_paise >= 0),
  coupon_in_paise bigint not null default 0 check (coupon_in_paise >= 0),
  commission_in_paise bigint not null check (commission_in_paise >= 0),
  reason text not null,
  removed_at timestamptz not null
);
create index order_line_removals_by_order on order_line_removals (order_id, id);
comment on table order_line_removals is 'owner: orders';

-- What a buyer wants to give back, until the seller has decided.
create table order_returns (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  lines jsonb not null,
  reason text not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  decided_at timestamptz
);
create unique index order_returns_one_open on order_returns (order_id) where status = 'open';
create index order_returns_by_order on order_returns (order_id, id);
comment on table order_returns is 'owner: orders';

-- Money that goes back to a buyer; each under a key of its own, so that it is owed and sent once.
create table order_refunds (
  id bigint generated always as identity primary key,
  effect_key text not null unique,
  order_id text not null references orders (id),
  buyer_profile_id bigint not null references profiles (id),
  amount_in_paise bigint not null check (amount_in_paise > 0),
  -- The refund of the whole order moves the order's own state along.
  is_whole boolean not null,
  status text not null default 'to-approve'
    check (status in ('to-approve', 'to-send', 'sent', 'confirmed', 'failed')),
  reference text,
  asked_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index order_refunds_reference on order_refunds (reference) where reference is not null;
create index order_refunds_by_order on order_refunds (order_id, id);
create index order_refunds_open on order_refunds (status, id) where status <> 'confirmed';
comment on table order_refunds is 'owner: orders';
