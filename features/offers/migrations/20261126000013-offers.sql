create table offers (
    id bigint generated always as identity,
    seller_id bigint not null,
    listing_id bigint not null,
    discount_in_paise bigint not null,
    pin_prefixes text[] not null,
    starts_on date not null,
    ends_on date not null,
    ended_at timestamptz,
    created_at timestamptz not null,
    constraint offers_check check ((starts_on <= ends_on)),
    constraint offers_discount_in_paise_check check ((discount_in_paise > 0)),
    constraint offers_pin_prefixes_check check (((cardinality(pin_prefixes) >= 1) and (cardinality(pin_prefixes) <= 200))),
    constraint offers_pkey primary key (id)
);

create index offers_by_listing on offers using btree (listing_id, ends_on) where (ended_at is null);

create index offers_by_place on offers using gin (pin_prefixes) where (ended_at is null);

create index offers_by_seller on offers using btree (seller_id, id desc);

alter table only offers
    add constraint offers_listing_id_fkey foreign key (listing_id) references listings(id);

alter table only offers
    add constraint offers_seller_id_fkey foreign key (seller_id) references sellers(id);

comment on table offers is 'owner: offers';
