create table sellers (
    id bigint generated always as identity,
    profile_id bigint not null,
    business_name text not null,
    business_name_te text not null,
    gstin text not null,
    town text not null,
    state text not null,
    postal_code text not null,
    handling_charge_in_paise bigint default 0 not null,
    created_at timestamptz not null,
    town_te text,
    suspended_at timestamptz,
    suspension_reason text,
    constraint sellers_suspension_check check (((suspended_at is null) = (suspension_reason is null))),
    constraint sellers_gstin_check check ((gstin ~ '^[0-9]{2}[A-Z0-9]{13}$'::text)),
    constraint sellers_handling_charge_in_paise_check check ((handling_charge_in_paise >= 0)),
    constraint sellers_postal_code_check check ((postal_code ~ '^[1-9][0-9]{5}$'::text)),
    constraint sellers_town_te_check check (((length(town_te) >= 1) and (length(town_te) <= 80))),
    constraint sellers_gstin_key unique (gstin),
    constraint sellers_pkey primary key (id),
    constraint sellers_profile_id_key unique (profile_id)
);

create table seller_licences (
    seller_id bigint not null,
    kind text not null,
    licence_number text not null,
    valid_until date not null,
    constraint seller_licences_kind_check check ((kind = any (array['seed'::text, 'fertiliser'::text, 'insecticide'::text]))),
    constraint seller_licences_pkey primary key (seller_id, kind)
);

create table shipping_rates (
    id bigint generated always as identity,
    seller_id bigint not null,
    pin_prefix text not null,
    order_value_from_in_paise bigint default 0 not null,
    charge_in_paise bigint not null,
    lead_days integer not null,
    is_cash_on_delivery boolean not null,
    constraint shipping_rates_charge_in_paise_check check ((charge_in_paise >= 0)),
    constraint shipping_rates_lead_days_check check (((lead_days >= 0) and (lead_days <= 60))),
    constraint shipping_rates_order_value_from_in_paise_check check ((order_value_from_in_paise >= 0)),
    constraint shipping_rates_pin_prefix_check check ((pin_prefix ~ '^[1-9][0-9]{0,5}$'::text)),
    constraint shipping_rates_pkey primary key (id),
    constraint shipping_rates_seller_id_pin_prefix_order_value_from_in_pai_key unique (seller_id, pin_prefix, order_value_from_in_paise)
);

create index seller_licences_by_end on seller_licences using btree (valid_until);

alter table only seller_licences
    add constraint seller_licences_seller_id_fkey foreign key (seller_id) references sellers(id);

alter table only sellers
    add constraint sellers_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only shipping_rates
    add constraint shipping_rates_seller_id_fkey foreign key (seller_id) references sellers(id);

comment on table sellers is 'owner: selling';

comment on table seller_licences is 'owner: selling';

comment on table shipping_rates is 'owner: selling';

create view published.sellers as
 select id,
    profile_id,
    business_name,
    business_name_te,
    town,
    town_te,
    state,
    postal_code,
    gstin,
    suspended_at is not null as is_suspended
   from sellers;

comment on view published.sellers is 'A business that sells, and the person it belongs to.';

create view published.seller_licences as
 select seller_id,
    kind,
    licence_number,
    valid_until
   from seller_licences;

comment on view published.seller_licences is 'A licence of a business, as its invoices and packs show it.';

create view published.shipping_rates as
 select seller_id,
    pin_prefix,
    lead_days,
    order_value_from_in_paise
   from shipping_rates;

comment on view published.shipping_rates is 'Pin codes with a beginning to which a seller delivers, and in how many days.';
