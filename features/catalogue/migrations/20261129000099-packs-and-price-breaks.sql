create function pack_size(attributes jsonb) returns text
    language sql immutable parallel safe
    return (
        select string_agg(part, ' ' order by part)
        from (
            select case
                when not is_number then value || unit
                when unit = 'kg' then trim_scale(value::numeric * 1000) || 'g'
                when unit = 'l' then trim_scale(value::numeric * 1000) || 'ml'
                when unit in ('pcs', 'piece', 'pieces') then trim_scale(value::numeric) || 'pc'
                else trim_scale(value::numeric) || unit end as part
            from (
                select lower(trim(item ->> 'value')) as value, lower(trim(item ->> 'unit')) as unit,
                    item ->> 'value' ~ '^\s*[0-9]+(\.[0-9]+)?\s*$' as is_number
                from jsonb_array_elements(attributes) as item
            ) typed
        ) parts
    );

create unique index skus_one_of_a_size on skus using btree (level3_id, pack_size(attributes));

create function are_price_breaks(breaks jsonb, price bigint) returns boolean
    language sql immutable parallel safe
    return jsonb_array_length(breaks) <= 4 and not exists (
        select
        from (
            select (item ->> 'quantity')::bigint as quantity, (item ->> 'priceInPaise')::bigint as asked,
                lag((item ->> 'quantity')::bigint, 1, 1::bigint) over (order by at) as former_quantity,
                lag((item ->> 'priceInPaise')::bigint, 1, price) over (order by at) as former_asked
            from jsonb_array_elements(breaks) with ordinality as broken (item, at)
        ) steps
        where quantity is null or asked is null or quantity <= former_quantity or quantity > 9999
            or asked <= 0 or asked >= former_asked
    );

alter table listings
    add column price_breaks jsonb default '[]'::jsonb not null,
    add constraint listings_price_breaks_check check (are_price_breaks(price_breaks, price_in_paise));

create function published.price_of_packs(price bigint, breaks jsonb, packs bigint) returns bigint
    language sql immutable parallel safe
    return coalesce(
        (select min((item ->> 'priceInPaise')::bigint) from jsonb_array_elements(breaks) as item
            where (item ->> 'quantity')::bigint <= packs),
        price
    );

comment on function published.price_of_packs is 'What one pack costs of so many: the price of the last break that they reach.';

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
    product_level3.photo_keys[1] as photo,
    listings.price_breaks
   from ((((listings
     join published.sellers on ((sellers.id = listings.seller_id)))
     join skus on ((skus.id = listings.sku_id)))
     join product_level3 on ((product_level3.id = skus.level3_id)))
     join product_level1 on ((product_level1.id = product_level3.level1_id)));

comment on view published.listings_for_sale is 'A listing with its product, seller and free stock; what a licence or suspension blocks is not listed.';
