-- What a person said to the data layer, one row for each time he chose; the latest is in force.
create table analytics_consents (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles (id),
  is_given boolean not null,
  -- The words that were agreed to, and the language in which they were read.
  text_version integer not null,
  language text not null,
  chosen_at timestamptz not null
);
create index analytics_consents_by_profile on analytics_consents (profile_id, id desc);
comment on table analytics_consents is 'owner: analytics';

-- Purchases that were reported: one row a master order, however often and wherever its success page is opened.
create table analytics_purchases (
  master_id text primary key references master_orders (id),
  reported_at timestamptz not null
);
comment on table analytics_purchases is 'owner: analytics';
