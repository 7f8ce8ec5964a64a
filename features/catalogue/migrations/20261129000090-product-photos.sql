alter table product_level3
    add column photo_keys text[] default '{}'::text[] not null,
    add constraint product_level3_photo_keys_check check (cardinality(photo_keys) <= 8 and array_position(photo_keys, null) is null);

create or replace view published.product_level3 as
 select id,
    level1_id,
    level2_id,
    slug,
    title_en,
    title_te,
    description_en,
    description_te,
    drawing,
    crops,
    maker,
    country_of_origin,
    hsn,
    dealer_licence,
    attributes,
    lead_listing_id,
    photo_keys
   from product_level3;

create or replace view published.listings_for_sale as
 select listings.id as listing_id,
    listings.seller_id,
    (listings.is_listed and (listings.blocked_by is null)) as is_listed,
    listings.price_in_paise,
    listings.mrp_in_paise,
    listings.commission_in_paise,
        case
            when (listings.is_listed and (listings.blocked_by is null)) then greatest(0, ((listings.on_hand - listings.allocated) - listings.held))
            else 0
        end as available,
    sellers.business_name as seller_name_en,
    sellers.business_name_te as seller_name_te,
    skus.attributes,
    skus.pack_title_en,
    skus.pack_title_te,
    product_level3.id as level3_id,
    product_level3.level2_id,
    product_level3.slug,
    product_level3.title_en,
    product_level3.title_te,
    product_level3.drawing,
    product_level1.bed,
    ((listings.on_hand - listings.allocated) - listings.held) as unheld,
    product_level3.photo_keys[1] as photo
   from ((((listings
     join published.sellers on ((sellers.id = listings.seller_id)))
     join skus on ((skus.id = listings.sku_id)))
     join product_level3 on ((product_level3.id = skus.level3_id)))
     join product_level1 on ((product_level1.id = product_level3.level1_id)));

comment on view published.product_level3 is 'A product, sold in packs by one seller or several.';
