-- How the parcel of an order travels: said once, when the order is dispatched.
create table order_shipments (
  order_id text primary key references orders (id),
  carrier text not null check (carrier <> ''),
  -- The carrier's number of the parcel; empty where he gives none.
  tracking_number text not null default '',
  tracking_url text check (tracking_url ~ '^https://'),
  noted_at timestamptz not null
);
comment on table order_shipments is 'owner: orders';
