create table profiles (
  id bigint generated always as identity primary key,
  profile_key text not null unique,
  mobile_no text not null unique check (mobile_no ~ '^[6-9][0-9]{9}$'),
  first_name text not null check (length(first_name) between 1 and 60),
  first_name_te text,
  email text,
  picture_url text,
  language text not null default 'en' check (language in ('en', 'te')),
  locality text,
  admin_level1 text,
  admin_level2 text,
  country_name text,
  postal_code text check (postal_code ~ '^[1-9][0-9]{5}$'),
  latitude double precision,
  longitude double precision,
  is_demo boolean not null default false,
  created_at timestamptz not null
);
comment on table profiles is 'owner: profiles';

create table credentials (
  profile_id bigint primary key references profiles (id),
  password_hash text not null,
  changed_at timestamptz not null
);
comment on table credentials is 'owner: auth';

-- A code is bound to its request; the code itself is never stored, only its keyed hash.
create table one_time_codes (
  request_id text primary key,
  mobile_no text not null,
  purpose text not null check (purpose in ('sign-up', 'sign-in', 'reset')),
  code_hash bytea not null,
  pending jsonb not null,
  wrong_tries integer not null default 0 check (wrong_tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_codes_by_mobile on one_time_codes (mobile_no, created_at desc);
comment on table one_time_codes is 'owner: auth';

create table sellers (
  id bigint generated always as identity primary key,
  profile_id bigint not null unique references profiles (id),
  business_name text not null,
  business_name_te text not null,
  gstin text not null unique check (gstin ~ '^[0-9]{2}[A-Z0-9]{13}$'),
  town text not null,
  state text not null,
  postal_code text not null check (postal_code ~ '^[1-9][0-9]{5}$'),
  handling_charge_in_paise bigint not null default 0 check (handling_charge_in_paise >= 0),
  created_at timestamptz not null
);
comment on table sellers is 'owner: selling';

create table seller_licences (
  seller_id bigint not null references sellers (id),
  kind text not null check (kind in ('seed', 'fertiliser', 'insecticide')),
  licence_number text not null,
  valid_until date not null,
  primary key (seller_id, kind)
);
comment on table seller_licences is 'owner: selling';

-- The longest matching pin prefix, then the highest order value reached, decides. No row: not served.
create table shipping_rates (
  id bigint generated always as identity primary key,
  seller_id bigint not null references sellers (id),
  pin_prefix text not null check (pin_prefix ~ '^[1-9][0-9]{0,5}$'),
  order_value_from_in_paise bigint not null default 0 check (order_value_from_in_paise >= 0),
  charge_in_paise bigint not null check (charge_in_paise >= 0),
  lead_days integer not null check (lead_days between 0 and 60),
  is_cash_on_delivery boolean not null,
  unique (seller_id, pin_prefix, order_value_from_in_paise)
);
comment on table shipping_rates is 'owner: selling';
