alter table listings add column is_commission_by_rule boolean default false not null;

comment on column listings.is_commission_by_rule is 'commission_in_paise is what the rule of the day gives, written anew when a rule begins.';

create index listings_by_rule on listings using btree (id) where is_commission_by_rule;

create or replace view published.listings as
 select id,
    seller_id,
    sku_id,
    is_listed,
    price_in_paise,
    mrp_in_paise,
    commission_in_paise,
    on_hand,
    allocated,
    held,
    blocked_by,
    price_breaks,
    is_commission_by_rule
   from listings;

comment on view published.listings is 'A pack as a seller sells it, with its prices and stock, and what keeps it from being sold.';
