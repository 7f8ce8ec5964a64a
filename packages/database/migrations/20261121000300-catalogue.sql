create extension if not exists pg_trgm;

create table product_level1 (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title_en text not null,
  title_te text not null,
  bed text not null check (bed in ('seed', 'feed', 'care', 'tool')),
  drawing text not null,
  position integer not null
);
comment on table product_level1 is 'owner: catalogue';

create table product_level2 (
  id bigint generated always as identity primary key,
  level1_id bigint not null references product_level1 (id),
  slug text not null unique,
  title_en text not null,
  title_te text not null,
  drawing text not null,
  position integer not null
);
create index product_level2_by_level1 on product_level2 (level1_id, position);
comment on table product_level2 is 'owner: catalogue';

create table product_level3 (
  id bigint generated always as identity primary key,
  level1_id bigint not null references product_level1 (id),
  level2_id bigint not null references product_level2 (id),
  slug text not null unique,
  title_en text not null,
  title_te text not null,
  description_en text not null,
  description_te text not null,
  drawing text not null,
  maker text not null,
  country_of_origin text not null check (length(country_of_origin) = 2),
  hsn text not null,
  dealer_licence text check (dealer_licence in ('seed', 'fertiliser', 'insecticide')),
  attributes jsonb not null default '[]',
  search_text text not null,
  -- The cheapest listing that can be bought, kept by the catalogue when a listing changes (decision 0008):
  -- a list page then reads one index instead of sorting the listings of the whole store.
  lead_listing_id bigint,
  created_at timestamptz not null
);
create index product_level3_latest on product_level3 (id desc) where lead_listing_id is not null;
create index product_level3_by_level1 on product_level3 (level1_id, id desc) where lead_listing_id is not null;
create index product_level3_by_level2 on product_level3 (level2_id, id desc) where lead_listing_id is not null;
create index product_level3_search on product_level3 using gin (search_text gin_trgm_ops);
comment on table product_level3 is 'owner: catalogue';

create table skus (
  id bigint generated always as identity primary key,
  level3_id bigint not null references product_level3 (id),
  -- [{ key, nameEn, nameTe, value, unit }], in the order in which they are chosen
  attributes jsonb not null,
  pack_title_en text not null,
  pack_title_te text not null,
  weight_in_grams bigint not null check (weight_in_grams >= 0),
  position integer not null
);
create index skus_by_product on skus (level3_id, position);
comment on table skus is 'owner: catalogue';

-- Rates are dated rows, never constants: an order keeps the rate of its day.
create table gst_rates (
  hsn text not null,
  valid_from date not null,
  rate_in_basis_points integer not null check (rate_in_basis_points between 0 and 10000),
  primary key (hsn, valid_from)
);
comment on table gst_rates is 'owner: catalogue';

-- One seller's price and stock of one SKU. "Offer" is kept for a discount by pin code.
create table listings (
  id bigint generated always as identity primary key,
  sku_id bigint not null references skus (id),
  seller_id bigint not null references sellers (id),
  price_in_paise bigint not null check (price_in_paise > 0),
  mrp_in_paise bigint not null,
  commission_in_paise bigint not null check (commission_in_paise >= 0),
  on_hand integer not null check (on_hand >= 0),
  allocated integer not null default 0 check (allocated between 0 and on_hand),
  is_listed boolean not null default true,
  changed_at timestamptz not null,
  unique (sku_id, seller_id),
  check (price_in_paise + commission_in_paise <= mrp_in_paise)
);
create index listings_by_seller on listings (seller_id, id);
comment on table listings is 'owner: catalogue';

-- Deferrable: product, pack and listing point at each other in a ring, which a restore writes table by table.
alter table product_level3 add foreign key (lead_listing_id) references listings (id) deferrable;

create table wishlist_items (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles (id),
  level3_id bigint not null references product_level3 (id),
  created_at timestamptz not null,
  unique (profile_id, level3_id)
);
comment on table wishlist_items is 'owner: wishlist';
