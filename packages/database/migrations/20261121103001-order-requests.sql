-- What a buyer asks for packs of an order: not to get them, or to give them back. One is open at a time, and it is
-- decided line by line.
create table order_requests (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  kind text not null check (kind in ('cancel', 'return')),
  -- Null: asked with a press alone.
  reason_code text check (reason_code in ('mind-changed', 'ordered-by-mistake', 'found-cheaper', 'too-slow', 'damaged',
    'wrong-product', 'expires-too-soon', 'not-as-described', 'other')),
  note text not null default '',
  status text not null default 'open' check (status in ('open', 'decided', 'withdrawn')),
  -- The request that the seller had refused: this one is support's to decide.
  disputes_id bigint unique references order_requests (id),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text check (decided_by in ('buyer', 'seller', 'support', 'system')),
  -- Why packs were refused.
  answer text,
  -- What the agent's handling charge is less by, where the packs that are left do not bear it.
  handling_less_in_paise bigint not null default 0 check (handling_less_in_paise >= 0),
  check ((status = 'open') = (decided_at is null) and (decided_at is null) = (decided_by is null))
);
create unique index order_requests_one_open on order_requests (order_id) where status = 'open';
create index order_requests_by_order on order_requests (order_id, id);
create index order_requests_waiting on order_requests (asked_at) where status = 'open';
comment on table order_requests is 'owner: orders';

create table order_request_lines (
  request_id bigint not null references order_requests (id),
  listing_id bigint not null references listings (id),
  title_en text not null,
  title_te text not null,
  quantity integer not null check (quantity > 0),
  status text not null default 'open' check (status in ('open', 'accepted', 'refused', 'withdrawn')),
  primary key (request_id, listing_id)
);
comment on table order_request_lines is 'owner: orders';

-- What was asked and taken out so far becomes requests.
alter table order_line_removals add column request_id bigint references order_requests (id);
alter table order_requests add column of_return bigint;
insert into order_requests (order_id, kind, note, status, asked_at, decided_at, decided_by, of_return)
select order_id, 'return', reason, case status when 'open' then 'open' when 'withdrawn' then status else 'decided' end,
  asked_at, decided_at, case status when 'open' then null when 'withdrawn' then 'buyer' else 'seller' end, id
from order_returns order by id;
insert into order_request_lines (request_id, listing_id, title_en, title_te, quantity, status)
select order_requests.id, asked.listing_id, coalesce(line.level3_title_en, gone.level3_title_en, ''),
  coalesce(line.level3_title_te, gone.level3_title_te, ''), asked.quantity, order_returns.status
from order_requests
join order_returns on order_returns.id = order_requests.of_return
cross join lateral (
  select (one ->> 'listingId')::bigint as listing_id, (one ->> 'quantity')::integer as quantity
  from jsonb_array_elements(order_returns.lines) as one) asked
left join order_lines line on line.order_id = order_requests.order_id and line.listing_id = asked.listing_id
left join lateral (
  select * from order_line_removals removal
  where removal.order_id = order_requests.order_id and removal.listing_id = asked.listing_id limit 1) gone on true;
update order_line_removals set request_id = (
  select request.id from order_requests request
  where request.order_id = order_line_removals.order_id and request.kind = 'return' and request.status = 'decided'
  order by abs(extract(epoch from request.decided_at - order_line_removals.removed_at)) limit 1)
where kind = 'returned';
insert into order_requests (order_id, kind, note, status, asked_at, decided_at, decided_by)
select distinct order_id, 'cancel', reason, 'decided', removed_at, removed_at, 'buyer'
from order_line_removals where kind = 'cancelled';
update order_line_removals set request_id = (
  select request.id from order_requests request
  where request.order_id = order_line_removals.order_id and request.kind = 'cancel'
    and request.asked_at = order_line_removals.removed_at limit 1)
where kind = 'cancelled';
insert into order_request_lines (request_id, listing_id, title_en, title_te, quantity, status)
select request_id, listing_id, min(level3_title_en), min(level3_title_te), sum(quantity), 'accepted'
from order_line_removals where kind = 'cancelled' group by request_id, listing_id;
alter table order_requests drop column of_return;
insert into order_requests (order_id, kind, asked_at)
select id, 'cancel', state_entered_at from orders where state = 'CANCEL_REQUESTED' order by id;
insert into order_request_lines (request_id, listing_id, title_en, title_te, quantity)
select order_requests.id, listing_id, level3_title_en, level3_title_te, quantity
from order_requests join order_lines on order_lines.order_id = order_requests.order_id
where kind = 'cancel' and status = 'open';
drop table order_returns;

alter table order_line_removals
  alter column request_id set not null,
  -- The line as it was ordered, for documents; null: taken out before documents asked for it.
  add column line jsonb,
  drop column kind,
  drop column reason,
  drop column level3_title_en,
  drop column level3_title_te;
create index order_line_removals_by_request on order_line_removals (request_id);

-- A line as documents know it, without its quantity.
create view order_frozen_lines as
select id as line_id, order_id, listing_id, jsonb_build_object('lineId', id, 'titleEn', level3_title_en,
  'titleTe', level3_title_te, 'attributes', sku_attributes, 'hsn', hsn, 'priceInPaise', price_in_paise,
  'discountInPaise', discount_in_paise, 'rateInBasisPoints', gst_rate_in_basis_points) as line
from order_lines;
comment on view order_frozen_lines is 'owner: orders';

-- What a document needs to know of an order: what was supplied, so packs that were given back later still count.
drop view order_supplies;
create view order_supplies as
select orders.id as order_id, orders.seller_id, sellers.profile_id as seller_profile_id, orders.buyer_profile_id,
  orders.state, orders.is_dummy, orders.is_cancelled, orders.trade_type, orders.shipping_in_paise,
  orders.handling_in_paise, orders.coupon_in_paise + returned.coupon_in_paise as coupon_in_paise,
  orders.commission_in_paise + returned.commission_in_paise as commission_in_paise,
  orders.agent_handling_in_paise + returned.handling_less_in_paise as agent_handling_in_paise, orders.created_at,
  master_orders.buyer_is_agent, buyers.first_name as buyer_name, buyers.first_name_te as buyer_name_te,
  exists (select from order_state_changes change where change.order_id = orders.id and to_state = 'DISPATCHED')
    as is_dispatched,
  orders.delivered_at is not null as is_delivered,
  jsonb_build_object('nameEn', sellers.business_name, 'nameTe', sellers.business_name_te, 'gstin', sellers.gstin,
    'town', sellers.town, 'state', sellers.state, 'postalCode', sellers.postal_code,
    'licences', coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'number', licence_number) order by kind)
      from seller_licences where seller_licences.seller_id = sellers.id), '[]')) as supplier,
  jsonb_build_object('name', master_orders.recipient_name, 'phone', master_orders.phone,
    'addressLine1', master_orders.address_line1, 'addressLine2', master_orders.address_line2,
    'landmark', master_orders.landmark, 'city', master_orders.city, 'state', master_orders.state,
    'postalCode', master_orders.postal_code) as recipient,
  (select jsonb_agg(supplied.line || jsonb_build_object('quantity', supplied.quantity) order by supplied.line_id) from (
    select packs.line_id, sum(packs.quantity) as quantity, (array_agg(packs.line))[1] as line from (
      select order_lines.id as line_id, quantity, frozen.line
      from order_lines join order_frozen_lines frozen on frozen.line_id = order_lines.id
      where order_lines.order_id = orders.id
      union all
      select (removal.line ->> 'lineId')::bigint, removal.quantity, removal.line
      from order_line_removals removal join order_requests on order_requests.id = removal.request_id
      where removal.order_id = orders.id and order_requests.kind = 'return' and removal.line is not null) packs
    group by packs.line_id) supplied) as lines
from orders
join master_orders on master_orders.id = orders.master_id
join sellers on sellers.id = orders.seller_id
join profiles buyers on buyers.id = orders.buyer_profile_id
cross join lateral (
  select coalesce(sum(removal.coupon_in_paise), 0)::bigint as coupon_in_paise,
    coalesce(sum(removal.commission_in_paise), 0)::bigint as commission_in_paise,
    (select coalesce(sum(request.handling_less_in_paise), 0)::bigint from order_requests request
      where request.order_id = orders.id and request.kind = 'return') as handling_less_in_paise
  from order_line_removals removal join order_requests on order_requests.id = removal.request_id
  where removal.order_id = orders.id and order_requests.kind = 'return') returned;
comment on view order_supplies is 'owner: orders';
