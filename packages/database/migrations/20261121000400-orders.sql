create table addresses (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles (id),
  recipient_name text not null,
  phone text not null check (phone ~ '^[6-9][0-9]{9}$'),
  address_line1 text not null,
  address_line2 text not null default '',
  landmark text not null default '',
  city text not null,
  state text not null,
  postal_code text not null check (postal_code ~ '^[1-9][0-9]{5}$'),
  created_at timestamptz not null
);
create index addresses_by_profile on addresses (profile_id, id desc);
comment on table addresses is 'owner: checkout';

create table carts (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles (id),
  status text not null default 'open' check (status in ('open', 'placed')),
  address_id bigint references addresses (id),
  created_at timestamptz not null,
  placed_at timestamptz
);
-- One open cart a person: two tabs or two phones fill the same one.
create unique index carts_one_open on carts (profile_id) where status = 'open';
comment on table carts is 'owner: cart';

create table cart_lines (
  cart_id bigint not null references carts (id),
  listing_id bigint not null references listings (id),
  quantity integer not null check (quantity between 1 and 9999),
  added_at timestamptz not null,
  primary key (cart_id, listing_id)
);
comment on table cart_lines is 'owner: cart';

create sequence order_numbers;

create table master_orders (
  id text primary key,
  cart_id bigint not null unique references carts (id),
  buyer_profile_id bigint not null references profiles (id),
  buyer_is_agent boolean not null,
  unified_store_id text not null,
  payment_mode text not null check (payment_mode in ('COD', 'Bank Transfer', 'Online')),
  recipient_name text not null,
  phone text not null,
  address_line1 text not null,
  address_line2 text not null,
  landmark text not null,
  city text not null,
  state text not null,
  postal_code text not null,
  created_at timestamptz not null
);
create index master_orders_by_buyer on master_orders (buyer_profile_id, created_at desc);
comment on table master_orders is 'owner: orders';

create table orders (
  id text primary key,
  master_id text not null references master_orders (id),
  seller_id bigint not null references sellers (id),
  buyer_profile_id bigint not null references profiles (id),
  state text not null,
  state_entered_at timestamptz not null,
  is_dummy boolean not null default false,
  is_cancelled boolean not null default false,
  delivered_at timestamptz,
  trade_type text not null check (trade_type in ('INTRASTATE', 'INTERSTATE')),
  items_value_in_paise bigint not null check (items_value_in_paise >= 0),
  shipping_in_paise bigint not null check (shipping_in_paise >= 0),
  handling_in_paise bigint not null check (handling_in_paise >= 0),
  discounts_in_paise bigint not null default 0 check (discounts_in_paise >= 0),
  coupon_in_paise bigint not null default 0 check (coupon_in_paise >= 0),
  total_in_paise bigint not null check (total_in_paise >= 0),
  commission_in_paise bigint not null check (commission_in_paise >= 0),
  agent_handling_in_paise bigint not null default 0 check (agent_handling_in_paise >= 0),
  expected_by date not null,
  created_at timestamptz not null,
  check (total_in_paise = items_value_in_paise + shipping_in_paise + handling_in_paise
    - discounts_in_paise - coupon_in_paise)
);
create unique index orders_one_per_seller on orders (master_id, seller_id);
create index orders_by_buyer on orders (buyer_profile_id, is_dummy, created_at desc, id desc);
create index orders_by_seller on orders (seller_id, state, created_at desc);
comment on table orders is 'owner: orders';

create table order_lines (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  listing_id bigint not null references listings (id),
  level1_title_en text not null,
  level1_title_te text not null,
  level2_id bigint not null,
  level3_id bigint not null,
  level3_title_en text not null,
  level3_title_te text not null,
  image text not null,
  bed text not null,
  sku_attributes jsonb not null,
  quantity integer not null check (quantity > 0),
  price_in_paise bigint not null check (price_in_paise > 0),
  mrp_in_paise bigint not null,
  commission_in_paise bigint not null check (commission_in_paise >= 0),
  hsn text not null,
  gst_rate_in_basis_points integer not null,
  unique (order_id, listing_id)
);
comment on table order_lines is 'owner: orders';
comment on column order_lines.commission_in_paise is 'of one unit';

create table order_state_changes (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  action text not null,
  from_state text,
  to_state text not null,
  actor_profile_id bigint,
  actor_kind text not null check (actor_kind in ('buyer', 'seller', 'finance', 'support', 'system')),
  entered_at timestamptz not null
);
create index order_state_changes_by_order on order_state_changes (order_id, id);
comment on table order_state_changes is 'owner: orders';

create trigger order_state_changes_are_append_only before update or delete on order_state_changes
  for each row execute function refuse_change();
create trigger order_state_changes_are_never_emptied before truncate on order_state_changes
  for each statement execute function refuse_change();

-- Double-entry ledger: sets of entries that sum to zero, never updated, never deleted.
create table ledger_sets (
  id bigint generated always as identity primary key,
  effect_key text not null unique,
  kind text not null,
  order_id text,
  occurred_at timestamptz not null
);
create index ledger_sets_by_order on ledger_sets (order_id);
comment on table ledger_sets is 'owner: ledger';

create table ledger_entries (
  id bigint generated always as identity primary key,
  set_id bigint not null references ledger_sets (id),
  account text not null,
  party_id bigint,
  order_id text,
  amount_in_paise bigint not null check (amount_in_paise <> 0)
);
create index ledger_entries_by_set on ledger_entries (set_id);
create index ledger_entries_by_party on ledger_entries (party_id, account) include (amount_in_paise);
create index ledger_entries_by_order on ledger_entries (order_id, account);
comment on table ledger_entries is 'owner: ledger';

create trigger ledger_sets_are_append_only before update or delete on ledger_sets
  for each row execute function refuse_change();
create trigger ledger_sets_are_never_emptied before truncate on ledger_sets
  for each statement execute function refuse_change();
create trigger ledger_entries_are_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries_are_never_emptied before truncate on ledger_entries
  for each statement execute function refuse_change();

-- Checked at commit, once for each new entry: the set it belongs to sums to zero.
create function check_ledger_set() returns trigger language plpgsql as $$
begin
  if (select sum(amount_in_paise) from ledger_entries where set_id = new.set_id) <> 0 then
    raise exception 'ledger set % does not sum to zero', new.set_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_sets_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_set();

-- What is still owed on an order, published by the ledger for lists of orders. A view and not a function, since
-- PostgreSQL plans it into the asking statement: one look into the index for each order.
create view ledger_order_balances as
select order_id, sum(amount_in_paise)::bigint as balance_in_paise
from ledger_entries where account = 'buyer-receivable' group by order_id;
comment on view ledger_order_balances is 'owner: ledger';
