create table buyer_order_days (
    buyer_profile_id bigint not null,
    is_practice boolean not null,
    day date not null,
    orders integer not null,
    constraint buyer_order_days_orders_check check ((orders > 0)),
    constraint buyer_order_days_pkey primary key (buyer_profile_id, is_practice, day)
);

create table master_orders (
    id text not null,
    cart_id bigint not null,
    buyer_profile_id bigint not null,
    buyer_is_agent boolean not null,
    unified_store_id text not null,
    payment_mode text not null,
    recipient_name text not null,
    phone text not null,
    address_line1 text not null,
    address_line2 text not null,
    landmark text not null,
    city text not null,
    state text not null,
    postal_code text not null,
    created_at timestamptz not null,
    collected_by text default 'agent'::text not null,
    cart_turn integer default 0 not null,
    coupon_code text,
    farmer_name text,
    farmer_mobile_no text,
    consent_at timestamptz,
    consent_total_in_paise bigint,
    draft_key text,
    constraint master_orders_collected_by_check check ((collected_by = any (array['agent'::text, 'platform'::text]))),
    constraint master_orders_consent check ((((consent_at is null) = (consent_total_in_paise is null)) and ((consent_at is null) or (farmer_mobile_no is not null)))),
    constraint master_orders_consent_total_in_paise_check check ((consent_total_in_paise >= 0)),
    constraint master_orders_farmer check (((farmer_name is null) = (farmer_mobile_no is null))),
    constraint master_orders_farmer_mobile_no_check check ((farmer_mobile_no ~ '^([6-9][0-9]{9}|erased)$'::text)),
    constraint master_orders_payment_mode_check check ((payment_mode = any (array['COD'::text, 'Bank Transfer'::text, 'Online'::text]))),
    constraint master_orders_one_a_turn unique (cart_id, cart_turn),
    constraint master_orders_pkey primary key (id)
);

create table order_lines (
    id bigint generated always as identity,
    order_id text not null,
    listing_id bigint not null,
    level1_title_en text not null,
    level1_title_te text not null,
    level2_id bigint not null,
    level3_id bigint not null,
    level3_title_en text not null,
    level3_title_te text not null,
    image text not null,
    bed text not null,
    sku_attributes jsonb not null,
    quantity integer not null,
    price_in_paise bigint not null,
    mrp_in_paise bigint not null,
    commission_in_paise bigint not null,
    hsn text not null,
    gst_rate_in_basis_points integer not null,
    discount_in_paise bigint default 0 not null,
    batch_number text,
    expires_on date,
    constraint order_lines_check check (((discount_in_paise >= 0) and (discount_in_paise < price_in_paise))),
    constraint order_lines_commission_in_paise_check check ((commission_in_paise >= 0)),
    constraint order_lines_price_in_paise_check check ((price_in_paise > 0)),
    constraint order_lines_quantity_check check ((quantity > 0)),
    constraint order_lines_order_id_listing_id_key unique (order_id, listing_id),
    constraint order_lines_pkey primary key (id)
);

create table order_line_removals (
    id bigint generated always as identity,
    order_id text not null,
    listing_id bigint not null,
    quantity integer not null,
    amount_in_paise bigint not null,
    coupon_in_paise bigint default 0 not null,
    commission_in_paise bigint not null,
    removed_at timestamptz not null,
    request_id bigint not null,
    line jsonb,
    constraint order_line_removals_amount_in_paise_check check ((amount_in_paise >= 0)),
    constraint order_line_removals_commission_in_paise_check check ((commission_in_paise >= 0)),
    constraint order_line_removals_coupon_in_paise_check check ((coupon_in_paise >= 0)),
    constraint order_line_removals_quantity_check check ((quantity > 0)),
    constraint order_line_removals_pkey primary key (id)
);

create table order_refunds (
    id bigint generated always as identity,
    effect_key text not null,
    order_id text not null,
    buyer_profile_id bigint not null,
    amount_in_paise bigint not null,
    is_whole boolean not null,
    status text default 'to-approve'::text not null,
    reference text,
    asked_at timestamptz not null,
    changed_at timestamptz not null,
    is_by_provider boolean default false not null,
    reason text,
    granted_by_profile_id bigint,
    margin_in_paise bigint default 0 not null,
    method text,
    sent_at timestamptz,
    sent_by_profile_id bigint,
    cause text,
    first_approved_by_profile_id bigint,
    first_approved_at timestamptz,
    approved_by_profile_id bigint,
    constraint order_refunds_first_approval_check check (((first_approved_by_profile_id is null) = (first_approved_at is null))),
    constraint order_refunds_two_people_check check ((first_approved_by_profile_id <> approved_by_profile_id)),
    constraint order_refunds_amount_in_paise_check check ((amount_in_paise > 0)),
    constraint order_refunds_cause_check check ((cause = any (array['surplus'::text, 'late'::text, 'unpaid'::text]))),
    constraint order_refunds_check check (((margin_in_paise >= 0) and (margin_in_paise <= amount_in_paise))),
    constraint order_refunds_method_check check ((method = any (array['provider'::text, 'bank-transfer'::text, 'upi'::text, 'cash'::text]))),
    constraint order_refunds_status_check check ((status = any (array['to-approve'::text, 'to-send'::text, 'sent'::text, 'confirmed'::text, 'failed'::text]))),
    constraint order_refunds_effect_key_key unique (effect_key),
    constraint order_refunds_pkey primary key (id)
);

create table order_request_lines (
    request_id bigint not null,
    listing_id bigint not null,
    title_en text not null,
    title_te text not null,
    quantity integer not null,
    status text default 'open'::text not null,
    constraint order_request_lines_quantity_check check ((quantity > 0)),
    constraint order_request_lines_status_check check ((status = any (array['open'::text, 'accepted'::text, 'refused'::text, 'withdrawn'::text]))),
    constraint order_request_lines_pkey primary key (request_id, listing_id)
);

create table order_requests (
    id bigint generated always as identity,
    order_id text not null,
    kind text not null,
    reason_code text,
    note text default ''::text not null,
    status text default 'open'::text not null,
    disputes_id bigint,
    asked_at timestamptz not null,
    decided_at timestamptz,
    decided_by text,
    answer text,
    handling_less_in_paise bigint default 0 not null,
    escalated_at timestamptz,
    constraint order_requests_check check ((((status = 'open'::text) = (decided_at is null)) and ((decided_at is null) = (decided_by is null)))),
    constraint order_requests_decided_by_check check ((decided_by = any (array['buyer'::text, 'seller'::text, 'support'::text, 'system'::text]))),
    constraint order_requests_handling_less_in_paise_check check ((handling_less_in_paise >= 0)),
    constraint order_requests_kind_check check ((kind = any (array['cancel'::text, 'return'::text]))),
    constraint order_requests_reason_code_check check ((reason_code = any (array['mind-changed'::text, 'ordered-by-mistake'::text, 'found-cheaper'::text, 'too-slow'::text, 'damaged'::text, 'wrong-product'::text, 'expires-too-soon'::text, 'not-as-described'::text, 'other'::text]))),
    constraint order_requests_status_check check ((status = any (array['open'::text, 'decided'::text, 'withdrawn'::text]))),
    constraint order_requests_disputes_id_key unique (disputes_id),
    constraint order_requests_pkey primary key (id)
);

create table order_shipments (
    order_id text not null,
    carrier text not null,
    tracking_number text default ''::text not null,
    tracking_url text,
    noted_at timestamptz not null,
    constraint order_shipments_carrier_check check ((carrier <> ''::text)),
    constraint order_shipments_tracking_url_check check ((tracking_url ~ '^https://'::text)),
    constraint order_shipments_pkey primary key (order_id)
);

create table order_state_changes (
    id bigint generated always as identity,
    order_id text not null,
    action text not null,
    from_state text,
    to_state text not null,
    actor_profile_id bigint,
    actor_kind text not null,
    entered_at timestamptz not null,
    reason text,
    constraint order_state_changes_actor_kind_check check ((actor_kind = any (array['buyer'::text, 'seller'::text, 'finance'::text, 'support'::text, 'system'::text]))),
    constraint order_state_changes_pkey primary key (id)
);

create table orders (
    id text not null,
    master_id text not null,
    seller_id bigint not null,
    buyer_profile_id bigint not null,
    state text not null,
    state_entered_at timestamptz not null,
    is_practice boolean default false not null,
    is_cancelled boolean default false not null,
    delivered_at timestamptz,
    trade_type text not null,
    items_value_in_paise bigint not null,
    shipping_in_paise bigint not null,
    handling_in_paise bigint not null,
    discounts_in_paise bigint default 0 not null,
    coupon_in_paise bigint default 0 not null,
    total_in_paise bigint not null,
    commission_in_paise bigint not null,
    agent_handling_in_paise bigint default 0 not null,
    expected_by date not null,
    created_at timestamptz not null,
    wrong_codes integer default 0 not null,
    late_told_at timestamptz,
    delivery_round integer default 0 not null,
    wrong_codes_in_all integer default 0 not null,
    ended_before_seller boolean default false not null,
    constraint orders_agent_handling_in_paise_check check ((agent_handling_in_paise >= 0)),
    constraint orders_check check ((total_in_paise = ((((items_value_in_paise + shipping_in_paise) + handling_in_paise) - discounts_in_paise) - coupon_in_paise))),
    constraint orders_commission_in_paise_check check ((commission_in_paise >= 0)),
    constraint orders_coupon_in_paise_check check ((coupon_in_paise >= 0)),
    constraint orders_delivery_round_check check ((delivery_round >= 0)),
    constraint orders_discounts_in_paise_check check ((discounts_in_paise >= 0)),
    constraint orders_handling_in_paise_check check ((handling_in_paise >= 0)),
    constraint orders_items_value_in_paise_check check ((items_value_in_paise >= 0)),
    constraint orders_shipping_in_paise_check check ((shipping_in_paise >= 0)),
    constraint orders_state_is_known check ((state = any (array['PAYMENT_PENDING'::text, 'PAYMENT_FAILED'::text, 'ORD_EXPIRED'::text, 'ORD_PLACED'::text, 'SELLER_ACCEPTED'::text, 'SELLER_REJECTED'::text, 'PACKED'::text, 'DISPATCHED'::text, 'OUT_FOR_DELIVERY'::text, 'DELIVERY_FAILED'::text, 'RETURNED_TO_ORIGIN'::text, 'DELIVERED'::text, 'CANCEL_REQUESTED'::text, 'CANCEL_APPROVED'::text, 'RETURN_REQUESTED'::text, 'RETURN_ACCEPTED'::text, 'ORD_CANCELLED'::text, 'SETTLEMENT_APPROVAL_INP'::text, 'SETTLEMENT_INP'::text, 'REFUND_INPROGRESS'::text, 'REFUND_FAILED'::text, 'ORD_REFUNDED'::text, 'SETTLED'::text]))),
    constraint orders_total_in_paise_check check ((total_in_paise >= 0)),
    constraint orders_trade_type_check check ((trade_type = any (array['INTRASTATE'::text, 'INTERSTATE'::text]))),
    constraint orders_wrong_codes_check check ((wrong_codes >= 0)),
    constraint orders_wrong_codes_in_all_check check ((wrong_codes_in_all >= 0)),
    constraint practice_orders_never_move check (((not is_practice) or (state = 'ORD_PLACED'::text))),
    constraint orders_pkey primary key (id)
);

create index master_orders_by_buyer on master_orders using btree (buyer_profile_id, created_at desc);

create index master_orders_by_farmer on master_orders using btree (farmer_mobile_no) where (farmer_mobile_no is not null);

create index master_orders_by_phone on master_orders using btree (phone);

create unique index master_orders_one_per_draft on master_orders using btree (buyer_profile_id, draft_key, cart_turn) where (draft_key is not null);

create index order_line_removals_by_order on order_line_removals using btree (order_id, id);

create index order_line_removals_by_request on order_line_removals using btree (request_id);

create index order_lines_packed on order_lines using btree (listing_id, id desc) where (batch_number is not null);

create index order_refunds_by_order on order_refunds using btree (order_id, id);

create index order_refunds_open on order_refunds using btree (status, id) where (status <> 'confirmed'::text);

create index order_refunds_waiting on order_refunds using btree (asked_at, ((id)::text)) where (status <> 'confirmed'::text);

create index order_refunds_done on order_refunds using btree (changed_at, id) where (status = 'confirmed'::text);

create unique index order_refunds_reference on order_refunds using btree (reference) where (reference is not null);

create index order_requests_by_order on order_requests using btree (order_id, id);

create unique index order_requests_one_open on order_requests using btree (order_id) where (status = 'open'::text);

create index order_requests_waiting on order_requests using btree (asked_at) where (status = 'open'::text);

create index order_state_changes_by_order on order_state_changes using btree (order_id, id);

create index order_state_changes_held on order_state_changes using btree (order_id) where (action = 'HOLD_SETTLEMENT'::text);

create index orders_by_buyer on orders using btree (buyer_profile_id, is_practice, created_at desc, id desc);

create index orders_by_news on orders using btree (buyer_profile_id, (
case
    when ((delivered_at is not null) and (not is_cancelled) and (state = any (array['SETTLEMENT_APPROVAL_INP'::text, 'SETTLEMENT_INP'::text, 'SETTLED'::text]))) then delivered_at
    else state_entered_at
end) desc, id desc) where (not is_practice);

create index orders_by_seller on orders using btree (seller_id, state, created_at desc);

create index orders_by_state on orders using btree (state, state_entered_at) where (state = any (array['ORD_PLACED'::text, 'CANCEL_REQUESTED'::text, 'DELIVERED'::text, 'SETTLEMENT_APPROVAL_INP'::text, 'SETTLEMENT_INP'::text]));

create index orders_late on orders using btree (expected_by, id) where ((not is_practice) and (state = any (array['SELLER_ACCEPTED'::text, 'PACKED'::text, 'DISPATCHED'::text, 'OUT_FOR_DELIVERY'::text, 'DELIVERY_FAILED'::text])));

create index orders_not_delivered on orders using btree (state_entered_at, id) where (state = 'DELIVERY_FAILED'::text);

create index orders_of_seller on orders using btree (seller_id, created_at desc, id desc);

create index orders_by_day on orders using btree (created_at desc, id desc) include (state, is_cancelled, ended_before_seller, buyer_profile_id, total_in_paise, commission_in_paise, agent_handling_in_paise) where (not is_practice);

create index orders_by_state_and_day on orders using btree (state, created_at desc, id desc) where (not is_practice);

create unique index orders_one_per_seller on orders using btree (master_id, seller_id);

create index orders_tried_out on orders using btree (state_entered_at) where ((state = 'OUT_FOR_DELIVERY'::text) and (wrong_codes_in_all >= 15));

create index orders_waiting_for_transfer on orders using btree (created_at) where (state = 'PAYMENT_PENDING'::text);

create index orders_with_stopped_margin on orders using btree (buyer_profile_id) where (state = any (array['CANCEL_REQUESTED'::text, 'REFUND_INPROGRESS'::text, 'ORD_REFUNDED'::text]));

alter table only buyer_order_days
    add constraint buyer_order_days_buyer_profile_id_fkey foreign key (buyer_profile_id) references profiles(id);

alter table only master_orders
    add constraint master_orders_buyer_profile_id_fkey foreign key (buyer_profile_id) references profiles(id);

alter table only master_orders
    add constraint master_orders_cart_id_fkey foreign key (cart_id) references carts(id);

alter table only order_line_removals
    add constraint order_line_removals_listing_id_fkey foreign key (listing_id) references listings(id);

alter table only order_line_removals
    add constraint order_line_removals_order_id_fkey foreign key (order_id) references orders(id);

alter table only order_line_removals
    add constraint order_line_removals_request_id_fkey foreign key (request_id) references order_requests(id);

alter table only order_lines
    add constraint order_lines_listing_id_fkey foreign key (listing_id) references listings(id);

alter table only order_lines
    add constraint order_lines_order_id_fkey foreign key (order_id) references orders(id);

alter table only order_refunds
    add constraint order_refunds_buyer_profile_id_fkey foreign key (buyer_profile_id) references profiles(id);

alter table only order_refunds
    add constraint order_refunds_granted_by_profile_id_fkey foreign key (granted_by_profile_id) references profiles(id);

alter table only order_refunds
    add constraint order_refunds_first_approved_by_profile_id_fkey foreign key (first_approved_by_profile_id) references profiles(id);

alter table only order_refunds
    add constraint order_refunds_approved_by_profile_id_fkey foreign key (approved_by_profile_id) references profiles(id);

alter table only order_refunds
    add constraint order_refunds_order_id_fkey foreign key (order_id) references orders(id);

alter table only order_refunds
    add constraint order_refunds_sent_by_profile_id_fkey foreign key (sent_by_profile_id) references profiles(id);

alter table only order_request_lines
    add constraint order_request_lines_listing_id_fkey foreign key (listing_id) references listings(id);

alter table only order_request_lines
    add constraint order_request_lines_request_id_fkey foreign key (request_id) references order_requests(id);

alter table only order_requests
    add constraint order_requests_disputes_id_fkey foreign key (disputes_id) references order_requests(id);

alter table only order_requests
    add constraint order_requests_order_id_fkey foreign key (order_id) references orders(id);

alter table only order_shipments
    add constraint order_shipments_order_id_fkey foreign key (order_id) references orders(id);

alter table only order_state_changes
    add constraint order_state_changes_order_id_fkey foreign key (order_id) references orders(id);

alter table only orders
    add constraint orders_buyer_profile_id_fkey foreign key (buyer_profile_id) references profiles(id);

alter table only orders
    add constraint orders_master_id_fkey foreign key (master_id) references master_orders(id);

alter table only orders
    add constraint orders_seller_id_fkey foreign key (seller_id) references sellers(id);

create view order_frozen_lines as
 select order_lines.id as line_id,
    order_lines.order_id,
    order_lines.listing_id,
    jsonb_build_object('lineId', order_lines.id, 'titleEn', order_lines.level3_title_en, 'titleTe', order_lines.level3_title_te, 'attributes', order_lines.sku_attributes, 'hsn', order_lines.hsn, 'priceInPaise', order_lines.price_in_paise, 'discountInPaise', order_lines.discount_in_paise, 'rateInBasisPoints', order_lines.gst_rate_in_basis_points) as line
   from order_lines;

create view published.order_supplies as
 select orders.id as order_id,
    orders.seller_id,
    sellers.profile_id as seller_profile_id,
    orders.buyer_profile_id,
    orders.state,
    orders.is_practice,
    orders.is_cancelled,
    orders.trade_type,
    orders.shipping_in_paise,
    orders.handling_in_paise,
    (orders.coupon_in_paise + returned.coupon_in_paise) as coupon_in_paise,
    (orders.commission_in_paise + returned.commission_in_paise) as commission_in_paise,
    (orders.agent_handling_in_paise + returned.handling_less_in_paise) as agent_handling_in_paise,
    orders.created_at,
    master_orders.buyer_is_agent,
    buyers.first_name as buyer_name,
    buyers.first_name_te as buyer_name_te,
    (exists ( select
           from order_state_changes change
          where ((change.order_id = orders.id) and (change.to_state = 'DISPATCHED'::text)))) as is_dispatched,
    (orders.delivered_at is not null) as is_delivered,
    jsonb_build_object('nameEn', sellers.business_name, 'nameTe', sellers.business_name_te, 'gstin', sellers.gstin, 'town', sellers.town, 'state', sellers.state, 'postalCode', sellers.postal_code, 'licences', coalesce(( select jsonb_agg(jsonb_build_object('kind', seller_licences.kind, 'number', seller_licences.licence_number) order by seller_licences.kind) as jsonb_agg
           from published.seller_licences
          where (seller_licences.seller_id = sellers.id)), '[]'::jsonb)) as supplier,
    jsonb_build_object('name', master_orders.recipient_name, 'phone', master_orders.phone, 'addressLine1', master_orders.address_line1, 'addressLine2', master_orders.address_line2, 'landmark', master_orders.landmark, 'city', master_orders.city, 'state', master_orders.state, 'postalCode', master_orders.postal_code) as recipient,
    ( select jsonb_agg((supplied.line || jsonb_build_object('quantity', supplied.quantity)) order by supplied.line_id) as jsonb_agg
           from ( select packs.line_id,
                    sum(packs.quantity) as quantity,
                    (array_agg(packs.line))[1] as line
                   from ( select order_lines.id as line_id,
                            order_lines.quantity,
                            frozen.line
                           from (order_lines
                             join order_frozen_lines frozen on ((frozen.line_id = order_lines.id)))
                          where (order_lines.order_id = orders.id)
                        union all
                         select ((removal.line ->> 'lineId'::text))::bigint as int8,
                            removal.quantity,
                            removal.line
                           from (order_line_removals removal
                             join order_requests on ((order_requests.id = removal.request_id)))
                          where ((removal.order_id = orders.id) and (order_requests.kind = 'return'::text) and (removal.line is not null))) packs
                  group by packs.line_id) supplied) as lines
   from ((((orders
     join master_orders on ((master_orders.id = orders.master_id)))
     join published.sellers on ((sellers.id = orders.seller_id)))
     join published.profiles buyers on ((buyers.id = orders.buyer_profile_id)))
     cross join lateral ( select (coalesce(sum(removal.coupon_in_paise), (0)::numeric))::bigint as coupon_in_paise,
            (coalesce(sum(removal.commission_in_paise), (0)::numeric))::bigint as commission_in_paise,
            ( select (coalesce(sum(request.handling_less_in_paise), (0)::numeric))::bigint as "coalesce"
                   from order_requests request
                  where ((request.order_id = orders.id) and (request.kind = 'return'::text))) as handling_less_in_paise
           from (order_line_removals removal
             join order_requests on ((order_requests.id = removal.request_id)))
          where ((removal.order_id = orders.id) and (order_requests.kind = 'return'::text))) returned);

create view published.ordered_products as
 select distinct orders.master_id,
    order_lines.level3_id,
    orders.created_at
   from (order_lines
     join orders on ((orders.id = order_lines.order_id)))
  where ((not orders.is_cancelled) and (not orders.is_practice));

comment on table buyer_order_days is 'owner: orders';

comment on table master_orders is 'owner: orders';

comment on table order_lines is 'owner: orders';

comment on column orders.ended_before_seller is 'cancelled or refunded without having ever reached its seller';

comment on column order_lines.commission_in_paise is 'of one unit';

comment on column order_lines.discount_in_paise is 'of one unit';

comment on view order_frozen_lines is 'owner: orders';

comment on table order_line_removals is 'owner: orders';

comment on table order_refunds is 'owner: orders';

comment on table order_request_lines is 'owner: orders';

comment on table order_requests is 'owner: orders';

comment on table order_shipments is 'owner: orders';

comment on table order_state_changes is 'owner: orders';

comment on table orders is 'owner: orders';

comment on view published.order_supplies is 'An order as its invoice needs it: supplier, recipient and lines.';

comment on view published.ordered_products is 'A product of a purchase.';

create trigger order_state_changes_are_append_only before delete or update on order_state_changes for each row execute function allow_erasing('reason');

create trigger order_state_changes_are_never_emptied before truncate on order_state_changes for each statement execute function refuse_change();

create view published.orders as
 select id,
    master_id,
    seller_id,
    buyer_profile_id,
    state,
    state_entered_at,
    is_practice,
    is_cancelled,
    (exists ( select
           from order_state_changes change
          where ((change.order_id = orders.id) and (change.to_state = 'DISPATCHED'::text)))) as is_dispatched,
    delivered_at,
    total_in_paise,
    commission_in_paise,
    agent_handling_in_paise,
    created_at,
    ended_before_seller
   from orders;

comment on view published.orders is 'A seller''s part of a purchase.';

create view published.master_orders as
 select id,
    buyer_profile_id,
    payment_mode,
    collected_by,
    coupon_code,
    draft_key,
    recipient_name,
    phone,
    farmer_name,
    farmer_mobile_no,
    created_at,
    city,
    buyer_is_agent
   from master_orders;

comment on view published.master_orders is 'A purchase: whose it is, for whom, and how it is paid.';

create view published.order_refunds as
 select id,
    order_id,
    amount_in_paise,
    margin_in_paise,
    status,
    method,
    reference,
    reason,
    cause,
    is_by_provider,
    asked_at,
    changed_at
   from order_refunds;

comment on view published.order_refunds is 'Money that goes back of an order.';

create view published.orders_by_move as
 select id as order_id,
    buyer_profile_id,
        case
            when ((delivered_at is not null) and (not is_cancelled) and (state = any (array['SETTLEMENT_APPROVAL_INP'::text, 'SETTLEMENT_INP'::text, 'SETTLED'::text]))) then delivered_at
            else state_entered_at
        end as moved_at
   from orders
  where (not is_practice);

comment on view published.orders_by_move is 'An order and when something last happened to it that concerns its buyer.';

create view published.order_lines as
 select id,
    order_id,
    listing_id,
    quantity,
    level3_title_en,
    level3_title_te,
    level3_id,
    price_in_paise,
    discount_in_paise
   from order_lines;

comment on view published.order_lines is 'What was ordered of a listing.';

create view held_settlements as
 select hold.order_id,
    hold.reason
   from order_state_changes hold
     join orders on orders.id = hold.order_id
  where hold.action = 'HOLD_SETTLEMENT' and orders.state = 'DELIVERED'
    and not exists (select from order_state_changes later where later.order_id = hold.order_id and later.id > hold.id);

comment on view held_settlements is 'A delivered order of which finance holds back what its seller gets, and why: its last move was to hold it.';

create view published.held_settlements as
 select order_id,
    reason
   from held_settlements;

comment on view published.held_settlements is 'A delivered order of which finance holds back what its seller gets, and why.';

create view published.returned_packs as
 select removal.request_id,
    (removal.line ->> 'lineId')::bigint as line_id,
    removal.quantity,
    removal.amount_in_paise + removal.coupon_in_paise as gross_in_paise,
    removal.coupon_in_paise,
    removal.commission_in_paise,
    request.handling_less_in_paise
   from order_line_removals removal
     join order_requests request on request.id = removal.request_id
  where request.kind = 'return' and removal.line is not null;

comment on view published.returned_packs is 'Packs of a line that came back with a request, and what the seller gets less for them with their share of the coupon.';
