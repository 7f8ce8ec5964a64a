-- For how much a product of the wishlist could be bought when its owner was last told; null: it could not be bought.
-- Before the first look both are null, and nothing is told.
alter table wishlist_items add column known_price_in_paise bigint check (known_price_in_paise > 0);
alter table wishlist_items add column known_at timestamptz;
