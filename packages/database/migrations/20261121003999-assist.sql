-- For whom an agent orders, what he asks for his own service, and whether the farmer agreed: of the open cart.
create table cart_assists (
  cart_id bigint primary key references carts (id) on delete cascade,
  farmer_name text,
  farmer_mobile_no text check (farmer_mobile_no ~ '^[6-9][0-9]{9}$'),
  handling_in_paise bigint not null default 0 check (handling_in_paise >= 0),
  -- The farmer's code proved that he agrees to this total, of the quote with this fingerprint.
  consent_at timestamptz,
  consent_total_in_paise bigint check (consent_total_in_paise >= 0),
  consent_fingerprint text,
  -- The draft of the agent's phone that is in the cart.
  draft_key text,
  check ((farmer_name is null) = (farmer_mobile_no is null)),
  check ((consent_at is null) = (consent_total_in_paise is null)
    and (consent_at is null) = (consent_fingerprint is null)),
  check (consent_at is null or farmer_mobile_no is not null)
);
comment on table cart_assists is 'owner: cart';

-- What the agent asks for one pack; null: what the catalogue suggests.
alter table cart_lines add column margin_in_paise bigint check (margin_in_paise >= 0);

alter table master_orders
  add column farmer_name text,
  add column farmer_mobile_no text check (farmer_mobile_no ~ '^[6-9][0-9]{9}$'),
  add column consent_at timestamptz,
  add column consent_total_in_paise bigint check (consent_total_in_paise >= 0),
  add column draft_key text,
  add constraint master_orders_farmer check ((farmer_name is null) = (farmer_mobile_no is null)),
  add constraint master_orders_consent check ((consent_at is null) = (consent_total_in_paise is null)
    and (consent_at is null or farmer_mobile_no is not null));
-- A draft becomes one order a turn of its cart, however often its phone sends it: like the cart, it comes back when the
-- payment of its order failed.
create unique index master_orders_one_per_draft on master_orders (buyer_profile_id, draft_key, cart_turn)
  where draft_key is not null;

alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('sign-up', 'sign-in', 'reset', 'consent'));
