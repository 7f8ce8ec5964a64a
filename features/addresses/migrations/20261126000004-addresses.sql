create table addresses (
    id bigint generated always as identity,
    profile_id bigint not null,
    recipient_name text not null,
    phone text not null,
    address_line1 text not null,
    address_line2 text default ''::text not null,
    landmark text default ''::text not null,
    city text not null,
    state text not null,
    postal_code text not null,
    created_at timestamptz not null,
    constraint addresses_phone_check check ((phone ~ '^[6-9][0-9]{9}$'::text)),
    constraint addresses_postal_code_check check ((postal_code ~ '^[1-9][0-9]{5}$'::text)),
    constraint addresses_pkey primary key (id)
);

create table default_addresses (
    profile_id bigint not null,
    address_id bigint not null,
    constraint default_addresses_pkey primary key (profile_id)
);

create index addresses_by_profile on addresses using btree (profile_id, id desc);

alter table only addresses
    add constraint addresses_profile_id_fkey foreign key (profile_id) references profiles(id);

create index default_addresses_by_address on default_addresses using btree (address_id);

alter table only default_addresses
    add constraint default_addresses_address_id_fkey foreign key (address_id) references addresses(id) on delete cascade;

alter table only default_addresses
    add constraint default_addresses_profile_id_fkey foreign key (profile_id) references profiles(id);

create view delivery_addresses as
 select addresses.id as address_id,
    addresses.profile_id,
    jsonb_build_object('recipientName', addresses.recipient_name, 'phone', addresses.phone, 'addressLine1', addresses.address_line1, 'addressLine2', addresses.address_line2, 'landmark', addresses.landmark, 'city', addresses.city, 'state', addresses.state, 'postalCode', addresses.postal_code) as address
   from addresses;

comment on table addresses is 'owner: addresses';

comment on table default_addresses is 'owner: addresses';

comment on view delivery_addresses is 'owner: addresses';

create view published.delivery_addresses as
 select address_id,
    profile_id,
    address
   from delivery_addresses;

comment on view published.delivery_addresses is 'An address of a person, as an order is sent to it.';
