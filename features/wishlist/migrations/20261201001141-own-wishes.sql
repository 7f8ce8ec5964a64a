-- No other feature asks what is on a wishlist any more: a product's heart is filled by the wishlist itself.
drop view published.wishlist_items;
