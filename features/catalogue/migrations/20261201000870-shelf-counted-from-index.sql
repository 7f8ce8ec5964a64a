drop index shelf_by_level1;

create index shelf_by_level1 on shelf using btree (level1_id, level3_id desc)
    include (seller_id, listing_id, level2_id, maker, crops, price_in_paise, is_in_stock);
