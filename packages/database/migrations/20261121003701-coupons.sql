-- A reward that one person may spend once. It is unused until an order holds it; its last day counts in India, and
-- that it is over is read from the clock, never written.
create table coupons (
  id bigint generated always as identity primary key,
  -- What it was given for, `welcome:7` or `referral:12`: given once, whatever happens twice.
  reason text not null unique,
  holder_profile_id bigint not null references profiles (id),
  reward_type text not null check (reward_type in ('WELCOME_COUPON', 'REFERRAL_COUPON')),
  code text not null unique check (code ~ '^[A-Z0-9]{6,20}$'),
  value_in_paise bigint not null check (value_in_paise > 0),
  valid_until date not null,
  -- Whose joining earned it.
  friend_profile_id bigint references profiles (id),
  -- The order that holds it. May be checked at commit: orders point at carts, and carts at coupons.
  used_by_master_id text references master_orders (id) deferrable initially deferred,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((reward_type = 'REFERRAL_COUPON') = (friend_profile_id is not null))
);
create index coupons_by_holder on coupons (holder_profile_id, id desc);
-- Only one coupon can be used for an order.
create unique index coupons_one_per_order on coupons (used_by_master_id) where used_by_master_id is not null;
comment on table coupons is 'owner: coupons';

-- What a cart or an order needs to know of the coupon that it names.
create view named_coupons as
select id as coupon_id, holder_profile_id, reward_type, code, value_in_paise, valid_until,
  used_by_master_id is not null as is_used, used_by_master_id
from coupons;
comment on view named_coupons is 'owner: coupons';

alter table carts add column coupon_id bigint references coupons (id);
comment on column carts.coupon_id is 'chosen for this cart; the order takes it, not the cart';

-- The code of the coupon that lowered the order, as the buyer was shown it.
alter table master_orders add column coupon_code text;
