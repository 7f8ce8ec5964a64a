create or replace view published.sellers as
 select id,
    profile_id,
    business_name,
    business_name_te,
    town,
    town_te,
    state,
    postal_code,
    gstin,
    suspended_at is not null as is_suspended,
    handling_charge_in_paise
   from sellers;

comment on view published.sellers is 'A business that sells, and the person it belongs to.';

create or replace view published.shipping_rates as
 select seller_id,
    pin_prefix,
    lead_days,
    order_value_from_in_paise,
    charge_in_paise
   from shipping_rates;

comment on view published.shipping_rates is 'Pin codes with a beginning to which a seller delivers, in how many days and for what.';
