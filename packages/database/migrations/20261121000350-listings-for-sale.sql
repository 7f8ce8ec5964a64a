-- What others may read of a listing: price, what is left, and what it is called. Published by the catalogue.
create view listings_for_sale as
select listings.id as listing_id, listings.seller_id, listings.is_listed,
  listings.price_in_paise, listings.mrp_in_paise, listings.commission_in_paise,
  case when listings.is_listed then listings.on_hand - listings.allocated else 0 end as available,
  sellers.business_name as seller_name_en, sellers.business_name_te as seller_name_te,
  skus.id as sku_id, skus.attributes, skus.pack_title_en, skus.pack_title_te, skus.weight_in_grams,
  product_level3.id as level3_id, product_level3.level2_id, product_level3.slug,
  product_level3.title_en, product_level3.title_te, product_level3.drawing, product_level3.hsn,
  product_level1.slug as category_slug, product_level1.bed,
  product_level1.title_en as level1_title_en, product_level1.title_te as level1_title_te
from listings
join sellers on sellers.id = listings.seller_id
join skus on skus.id = listings.sku_id
join product_level3 on product_level3.id = skus.level3_id
join product_level1 on product_level1.id = product_level3.level1_id;
comment on view listings_for_sale is 'owner: catalogue';
