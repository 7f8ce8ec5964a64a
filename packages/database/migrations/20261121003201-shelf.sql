-- The crops that a product is for, by the slugs of the contract's list; written with its words.
alter table product_level3 add column crops text[] not null default '{}';

-- What a seller asks for a product: one narrow row for each seller who offers it, with the cheapest pack that he has in
-- stock, else his cheapest. The store's lists filter, sort and count it without touching anything else.
create table shelf (
  level3_id bigint not null references product_level3 (id),
  seller_id bigint not null references sellers (id),
  listing_id bigint not null references listings (id),
  level1_id bigint not null,
  level2_id bigint not null,
  maker text not null,
  crops text[] not null,
  price_in_paise bigint not null,
  commission_in_paise bigint not null,
  is_in_stock boolean not null,
  -- Whether the product stands in lists by this row where no seller is asked for: it is its lead listing.
  is_lead boolean not null,
  primary key (level3_id, seller_id)
);
create index shelf_by_level1 on shelf (level1_id, level3_id desc);
create index shelf_by_level2 on shelf (level2_id, level3_id desc);
create index shelf_by_seller on shelf (seller_id, level3_id desc);
create index shelf_by_maker on shelf (maker, level3_id desc);
create index shelf_by_crop on shelf using gin (crops);
create index shelf_by_price on shelf (price_in_paise, level3_id desc);
create index shelf_by_level1_price on shelf (level1_id, price_in_paise, level3_id desc);
create index shelf_by_commission on shelf (commission_in_paise desc, level3_id desc);
comment on table shelf is 'owner: catalogue';

insert into shelf (level3_id, seller_id, listing_id, level1_id, level2_id, maker, crops, price_in_paise,
  commission_in_paise, is_in_stock, is_lead)
select distinct on (product.id, listings.seller_id) product.id, listings.seller_id, listings.id, product.level1_id,
  product.level2_id, product.maker, product.crops, listings.price_in_paise, listings.commission_in_paise,
  listings.on_hand > listings.allocated, listings.id is not distinct from product.lead_listing_id
from product_level3 product
join skus on skus.level3_id = product.id
join listings on listings.sku_id = skus.id and listings.is_listed
order by product.id, listings.seller_id, listings.on_hand > listings.allocated desc, listings.price_in_paise, listings.id;
