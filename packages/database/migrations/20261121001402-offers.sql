-- A seller's discount on one pack for pin areas and days (decision 0009). Of several that run the highest counts.
create table offers (
  id bigint generated always as identity primary key,
  seller_id bigint not null references sellers (id),
  listing_id bigint not null references listings (id),
  discount_in_paise bigint not null check (discount_in_paise > 0),
  -- Beginnings of pin codes, one to six digits; the offer holds where one of them fits.
  pin_prefixes text[] not null check (cardinality(pin_prefixes) between 1 and 200),
  -- Both days count, in India.
  starts_on date not null,
  ends_on date not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (starts_on <= ends_on)
);
-- Price lists look up the offers of each listing they show.
create index offers_by_listing on offers (listing_id, ends_on) where ended_at is null;
create index offers_by_seller on offers (seller_id, id desc);
comment on table offers is 'owner: offers';

-- What the buyer was shown, frozen with the order; of one pack.
alter table order_lines add column discount_in_paise bigint not null default 0
  check (discount_in_paise >= 0 and discount_in_paise < price_in_paise);
comment on column order_lines.discount_in_paise is 'of one unit';
