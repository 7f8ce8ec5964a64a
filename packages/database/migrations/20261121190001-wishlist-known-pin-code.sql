-- Where the owner lived when that price was kept; null: not known. Another place has other prices, which are no news.
alter table wishlist_items add column known_pin_code text;
