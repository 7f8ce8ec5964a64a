create table cart_assists (
    cart_id bigint not null,
    farmer_name text,
    farmer_mobile_no text,
    handling_in_paise bigint default 0 not null,
    consent_at timestamptz,
    consent_total_in_paise bigint,
    consent_fingerprint text,
    draft_key text,
    constraint cart_assists_check check (((farmer_name is null) = (farmer_mobile_no is null))),
    constraint cart_assists_check1 check ((((consent_at is null) = (consent_total_in_paise is null)) and ((consent_at is null) = (consent_fingerprint is null)))),
    constraint cart_assists_check2 check (((consent_at is null) or (farmer_mobile_no is not null))),
    constraint cart_assists_consent_total_in_paise_check check ((consent_total_in_paise >= 0)),
    constraint cart_assists_farmer_mobile_no_check check ((farmer_mobile_no ~ '^[6-9][0-9]{9}$'::text)),
    constraint cart_assists_handling_in_paise_check check ((handling_in_paise >= 0)),
    constraint cart_assists_pkey primary key (cart_id)
);

create table cart_lines (
    cart_id bigint not null,
    listing_id bigint not null,
    quantity integer not null,
    added_at timestamptz not null,
    margin_in_paise bigint,
    constraint cart_lines_margin_in_paise_check check ((margin_in_paise >= 0)),
    constraint cart_lines_quantity_check check (((quantity >= 1) and (quantity <= 9999))),
    constraint cart_lines_pkey primary key (cart_id, listing_id)
);

create table carts (
    id bigint generated always as identity,
    profile_id bigint not null,
    status text default 'open'::text not null,
    address_id bigint,
    created_at timestamptz not null,
    placed_at timestamptz,
    locked_for text,
    turn integer default 0 not null,
    coupon_id bigint,
    constraint carts_status_check check ((status = any (array['open'::text, 'placed'::text]))),
    constraint carts_pkey primary key (id)
);

create index carts_by_address on carts using btree (address_id) where (address_id is not null);

create unique index carts_locked on carts using btree (locked_for) where (locked_for is not null);

create unique index carts_one_open on carts using btree (profile_id) where (status = 'open'::text);

alter table only cart_assists
    add constraint cart_assists_cart_id_fkey foreign key (cart_id) references carts(id) on delete cascade;

alter table only cart_lines
    add constraint cart_lines_cart_id_fkey foreign key (cart_id) references carts(id);

alter table only cart_lines
    add constraint cart_lines_listing_id_fkey foreign key (listing_id) references listings(id);

alter table only carts
    add constraint carts_address_id_fkey foreign key (address_id) references addresses(id) on delete set null;

alter table only carts
    add constraint carts_profile_id_fkey foreign key (profile_id) references profiles(id);

comment on table cart_assists is 'owner: cart';

comment on table cart_lines is 'owner: cart';

comment on table carts is 'owner: cart';

comment on column carts.coupon_id is 'chosen for this cart; the order takes it, not the cart';
