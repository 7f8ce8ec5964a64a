-- What a document needs to know of an order, published by the orders: parties, place of supply, charges, frozen lines.
create view order_supplies as
select orders.id as order_id, orders.seller_id, sellers.profile_id as seller_profile_id, orders.buyer_profile_id,
  orders.state, orders.is_dummy, orders.is_cancelled, orders.trade_type, orders.shipping_in_paise,
  orders.handling_in_paise, orders.coupon_in_paise, orders.total_in_paise, orders.commission_in_paise,
  orders.agent_handling_in_paise, orders.created_at, master_orders.buyer_is_agent, buyers.first_name as buyer_name,
  buyers.first_name_te as buyer_name_te,
  jsonb_build_object('nameEn', sellers.business_name, 'nameTe', sellers.business_name_te, 'gstin', sellers.gstin,
    'town', sellers.town, 'state', sellers.state, 'postalCode', sellers.postal_code,
    'licences', coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'number', licence_number) order by kind)
      from seller_licences where seller_licences.seller_id = sellers.id), '[]')) as supplier,
  jsonb_build_object('name', master_orders.recipient_name, 'phone', master_orders.phone,
    'addressLine1', master_orders.address_line1, 'addressLine2', master_orders.address_line2,
    'landmark', master_orders.landmark, 'city', master_orders.city, 'state', master_orders.state,
    'postalCode', master_orders.postal_code) as recipient,
  (select jsonb_agg(jsonb_build_object('lineId', order_lines.id, 'titleEn', level3_title_en,
      'titleTe', level3_title_te, 'attributes', sku_attributes, 'hsn', hsn, 'quantity', quantity,
      'priceInPaise', price_in_paise, 'discountInPaise', discount_in_paise,
      'rateInBasisPoints', gst_rate_in_basis_points) order by order_lines.id)
    from order_lines where order_lines.order_id = orders.id) as lines
from orders
join master_orders on master_orders.id = orders.master_id
join sellers on sellers.id = orders.seller_id
join profiles buyers on buyers.id = orders.buyer_profile_id;
comment on view order_supplies is 'owner: orders';

-- The last number of each series: consecutive and without a gap within an issuer's financial year.
create table tax_document_series (
  issuer_kind text not null check (issuer_kind in ('seller', 'agent')),
  issuer_id bigint not null,
  financial_year text not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  series text not null check (series ~ '^[A-Z]{2}$'),
  last_number integer not null check (last_number >= 0),
  primary key (issuer_kind, issuer_id, financial_year, series)
);
comment on table tax_document_series is 'owner: invoices';

-- Issued documents with frozen figures. Never changed, never deleted; a credit note takes back, it does not erase.
create table tax_documents (
  id bigint generated always as identity primary key,
  -- The effect that issued it: an order is invoiced once, however often its dispatch is told.
  effect_key text not null unique,
  order_id text not null references orders (id),
  buyer_profile_id bigint not null references profiles (id),
  issuer_kind text not null,
  issuer_id bigint not null,
  financial_year text not null,
  series text not null,
  running_number integer not null check (running_number > 0),
  number text not null check (length(number) <= 16),
  kind text not null check (kind in ('tax-invoice', 'bill-of-supply', 'invoice-cum-bill-of-supply', 'credit-note',
    'agent-receipt', 'agent-credit-note')),
  original_id bigint references tax_documents (id),
  total_in_paise bigint not null check (total_in_paise >= 0),
  figures jsonb not null,
  issued_at timestamptz not null,
  unique (issuer_kind, issuer_id, financial_year, series, running_number),
  foreign key (issuer_kind, issuer_id, financial_year, series) references tax_document_series
);
create index tax_documents_by_order on tax_documents (order_id, id);
create index tax_documents_by_buyer on tax_documents (buyer_profile_id);
comment on table tax_documents is 'owner: invoices';
create trigger tax_documents_are_append_only before update or delete on tax_documents
  for each row execute function refuse_change();
create trigger tax_documents_are_never_emptied before truncate on tax_documents
  for each statement execute function refuse_change();
