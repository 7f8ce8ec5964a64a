-- Packs kept for a buyer who is about to order; `held` is the sum of the live holds of a listing. Neither bounds what a
-- seller may say is in his store-room: a hold that his stock no longer covers is refused when the order is placed.
alter table listings add column held integer not null default 0 check (held >= 0);

create table stock_holds (
  holder_profile_id bigint not null references profiles (id),
  listing_id bigint not null references listings (id),
  quantity integer not null check (quantity > 0),
  is_live boolean not null,
  expires_at timestamptz not null,
  -- How often this person has held this listing since `first_held_at`.
  turns integer not null,
  first_held_at timestamptz not null,
  primary key (holder_profile_id, listing_id)
);
create index stock_holds_live on stock_holds (listing_id, expires_at) where is_live;
create index stock_holds_ended on stock_holds (first_held_at) where not is_live;
comment on table stock_holds is 'owner: catalogue';

create or replace view listings_for_sale as
select listings.id as listing_id, listings.seller_id, listings.is_listed,
  listings.price_in_paise, listings.mrp_in_paise, listings.commission_in_paise,
  case when listings.is_listed then greatest(0, listings.on_hand - listings.allocated - listings.held) else 0 end
    as available,
  sellers.business_name as seller_name_en, sellers.business_name_te as seller_name_te,
  skus.id as sku_id, skus.attributes, skus.pack_title_en, skus.pack_title_te, skus.weight_in_grams,
  product_level3.id as level3_id, product_level3.level2_id, product_level3.slug,
  product_level3.title_en, product_level3.title_te, product_level3.drawing, product_level3.hsn,
  product_level1.slug as category_slug, product_level1.bed,
  product_level1.title_en as level1_title_en, product_level1.title_te as level1_title_te,
  -- Packs that nobody has taken or holds; below 0 where more is held than there is. A holder adds his own.
  listings.on_hand - listings.allocated - listings.held as unheld
from listings
join sellers on sellers.id = listings.seller_id
join skus on skus.id = listings.sku_id
join product_level3 on product_level3.id = skus.level3_id
join product_level1 on product_level1.id = product_level3.level1_id;

-- The packs that a person holds of a listing, for his own cart.
create view own_stock_holds as
select holder_profile_id, listing_id, quantity from stock_holds where is_live;
comment on view own_stock_holds is 'owner: catalogue';
