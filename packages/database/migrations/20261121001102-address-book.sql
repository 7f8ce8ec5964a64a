-- A deleted address leaves the open cart that was to be sent there; orders carry a copy of their own.
alter table carts drop constraint carts_address_id_fkey;
alter table carts add constraint carts_address_id_fkey
  foreign key (address_id) references addresses (id) on delete set null;
create index carts_by_address on carts (address_id) where address_id is not null;
comment on table addresses is 'owner: addresses';

-- The address a person's checkouts begin with; at most one, by the key.
create table default_addresses (
  profile_id bigint primary key references profiles (id),
  address_id bigint not null unique references addresses (id) on delete cascade
);
comment on table default_addresses is 'owner: addresses';
comment on view delivery_addresses is 'owner: addresses';
