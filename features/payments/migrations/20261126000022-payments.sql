create table gateway_settlements (
    id bigint generated always as identity,
    reference text not null,
    received_in_paise bigint not null,
    fees_in_paise bigint not null,
    tax_in_paise bigint not null,
    expected_in_paise bigint not null,
    paid_until date not null,
    received_on date not null,
    noted_by bigint not null,
    noted_at timestamptz not null,
    taken_back_at timestamptz,
    taken_back_by bigint,
    taken_back_because text,
    constraint gateway_settlements_check check ((received_on >= paid_until)),
    constraint gateway_settlements_fees_in_paise_check check ((fees_in_paise >= 0)),
    constraint gateway_settlements_received_in_paise_check check ((received_in_paise > 0)),
    constraint gateway_settlements_taken_back_check check ((num_nonnulls(taken_back_at, taken_back_by, taken_back_because) = any (array[0, 3]))),
    constraint gateway_settlements_tax_in_paise_check check ((tax_in_paise >= 0)),
    constraint gateway_settlements_pkey primary key (id)
);

create table online_payment_parts (
    txnid text not null,
    order_id text not null,
    total_in_paise bigint not null,
    margin_in_paise bigint default 0 not null,
    refunded_in_paise bigint default 0 not null,
    constraint online_payment_parts_check check ((refunded_in_paise <= (total_in_paise + margin_in_paise))),
    constraint online_payment_parts_margin_in_paise_check check ((margin_in_paise >= 0)),
    constraint online_payment_parts_refunded_in_paise_check check ((refunded_in_paise >= 0)),
    constraint online_payment_parts_total_in_paise_check check ((total_in_paise > 0)),
    constraint online_payment_parts_pkey primary key (txnid, order_id)
);

create table online_payments (
    txnid text not null,
    master_id text not null,
    buyer_profile_id bigint not null,
    amount_in_paise bigint not null,
    state text default 'open'::text not null,
    standing text default 'not-found'::text not null,
    captured_in_paise bigint default 0 not null,
    refunded_in_paise bigint default 0 not null,
    mihpayid text,
    mode text,
    bank_ref_num text,
    started_at timestamptz not null,
    settled_at timestamptz,
    next_look_at timestamptz,
    looks integer default 0 not null,
    constraint online_payments_amount_in_paise_check check ((amount_in_paise > 0)),
    constraint online_payments_captured_in_paise_check check ((captured_in_paise >= 0)),
    constraint online_payments_check check ((refunded_in_paise <= captured_in_paise)),
    constraint online_payments_refunded_in_paise_check check ((refunded_in_paise >= 0)),
    constraint online_payments_state_check check ((state = any (array['open'::text, 'paid'::text, 'failed'::text, 'returned'::text, 'given-up'::text]))),
    constraint online_payments_mihpayid_key unique (mihpayid),
    constraint online_payments_pkey primary key (txnid)
);

create table payment_claims (
    id bigint generated always as identity,
    order_id text not null,
    buyer_profile_id bigint not null,
    amount_in_paise bigint not null,
    paid_through text not null,
    reference text not null,
    status text default 'waiting'::text not null,
    claimed_at timestamptz not null,
    proof text,
    decided_at timestamptz,
    received_in_paise bigint,
    constraint payment_claims_amount_in_paise_check check ((amount_in_paise > 0)),
    constraint payment_claims_check check (
case status
    when 'waiting'::text then (received_in_paise is null)
    when 'confirmed'::text then (received_in_paise > 0)
    else (received_in_paise = 0)
end),
    constraint payment_claims_paid_through_check check ((paid_through = any (array['Bank Transfer'::text, 'UPI'::text, 'Cash'::text]))),
    constraint payment_claims_status_check check ((status = any (array['waiting'::text, 'confirmed'::text, 'rejected'::text]))),
    constraint payment_claims_pkey primary key (id)
);

create table payment_reports (
    id bigint generated always as identity,
    report_key text not null,
    txnid text not null,
    raw text not null,
    received_at timestamptz not null,
    constraint payment_reports_pkey primary key (id),
    constraint payment_reports_report_key_key unique (report_key)
);

create table refunds (
    token text not null,
    txnid text not null,
    order_id text,
    amount_in_paise bigint not null,
    reason text not null,
    asked_by_profile_id bigint,
    state text default 'waiting'::text not null,
    request_id text,
    bank_arn text,
    asked_at timestamptz not null,
    settled_at timestamptz,
    next_look_at timestamptz,
    looks integer default 0 not null,
    method text,
    order_refund_id bigint,
    given_up_at timestamptz,
    twice_at timestamptz,
    owed_back_in_paise bigint default 0 not null,
    constraint refunds_amount_in_paise_check check ((amount_in_paise > 0)),
    constraint refunds_check check (((owed_back_in_paise >= 0) and (owed_back_in_paise <= amount_in_paise))),
    constraint refunds_check1 check (((owed_back_in_paise = 0) or (twice_at is not null))),
    constraint refunds_method_check check ((method = any (array['bank-transfer'::text, 'upi'::text, 'cash'::text]))),
    constraint refunds_state_check check ((state = any (array['waiting'::text, 'under-way'::text, 'done'::text, 'failed'::text, 'replaced'::text, 'by-hand'::text]))),
    constraint refunds_pkey primary key (token)
);

create index gateway_settlements_by_time on gateway_settlements using btree (noted_at, id);

create index online_payment_parts_by_order on online_payment_parts using btree (order_id);

create index online_payments_by_buyer on online_payments using btree (buyer_profile_id);

create index online_payments_by_master on online_payments using btree (master_id, started_at desc);

create index online_payments_to_look_at on online_payments using btree (next_look_at) where (next_look_at is not null);

create index online_payments_unsettled on online_payments using btree (started_at, txnid collate "C") where ((state = 'open'::text) or ((state <> 'paid'::text) and (captured_in_paise > refunded_in_paise)) or ((state = 'given-up'::text) and (standing <> 'not-found'::text)));

create index payment_claims_by_buyer on payment_claims using btree (buyer_profile_id);

create index payment_claims_by_number on payment_claims using btree (bank_number(reference)) where (status <> 'rejected'::text);

create index payment_claims_by_order on payment_claims using btree (order_id);

create index payment_claims_waiting on payment_claims using btree (id) where (status = 'waiting'::text);

create unique index payment_claims_waiting_once on payment_claims using btree (order_id, bank_number(reference)) where (status = 'waiting'::text);

create index payment_reports_by_txnid on payment_reports using btree (txnid);

create unique index refunds_by_hand on refunds using btree (bank_arn) where (state = 'by-hand'::text);

create index refunds_by_order on refunds using btree (order_id);

create index refunds_by_order_refund on refunds using btree (order_refund_id);

create index refunds_by_txnid on refunds using btree (txnid);

create index refunds_owed_back on refunds using btree (twice_at) where (owed_back_in_paise > 0);

create index refunds_to_look_at on refunds using btree (next_look_at) where (next_look_at is not null);

alter table only gateway_settlements
    add constraint gateway_settlements_noted_by_fkey foreign key (noted_by) references profiles(id);

alter table only gateway_settlements
    add constraint gateway_settlements_taken_back_by_fkey foreign key (taken_back_by) references profiles(id);

alter table only online_payment_parts
    add constraint online_payment_parts_order_id_fkey foreign key (order_id) references orders(id);

alter table only online_payment_parts
    add constraint online_payment_parts_txnid_fkey foreign key (txnid) references online_payments(txnid);

alter table only online_payments
    add constraint online_payments_buyer_profile_id_fkey foreign key (buyer_profile_id) references profiles(id);

alter table only online_payments
    add constraint online_payments_master_id_fkey foreign key (master_id) references master_orders(id);

alter table only payment_claims
    add constraint payment_claims_buyer_profile_id_fkey foreign key (buyer_profile_id) references profiles(id);

alter table only payment_claims
    add constraint payment_claims_order_id_fkey foreign key (order_id) references orders(id);

alter table only payment_reports
    add constraint payment_reports_txnid_fkey foreign key (txnid) references online_payments(txnid);

alter table only refunds
    add constraint refunds_asked_by_profile_id_fkey foreign key (asked_by_profile_id) references profiles(id);

alter table only refunds
    add constraint refunds_order_id_fkey foreign key (order_id) references orders(id);

alter table only refunds
    add constraint refunds_order_refund_id_fkey foreign key (order_refund_id) references order_refunds(id);

alter table only refunds
    add constraint refunds_txnid_fkey foreign key (txnid) references online_payments(txnid);

create view published.online_payments_of_orders as
 select distinct on (online_payments.master_id) online_payments.master_id,
    online_payments.txnid,
    online_payments.mihpayid,
    online_payments.bank_ref_num,
    online_payments.state
   from online_payments
  order by online_payments.master_id, (online_payments.state = 'paid'::text) desc, online_payments.started_at desc;

create view published.order_payment_references as
 select distinct on (payment_claims.order_id) payment_claims.order_id,
    payment_claims.reference as bank_ref_num
   from payment_claims
  where (payment_claims.status = 'confirmed'::text)
  order by payment_claims.order_id, payment_claims.id desc;

comment on table gateway_settlements is 'owner: payments';

comment on table online_payment_parts is 'owner: payments';

comment on table online_payments is 'owner: payments';

comment on view published.online_payments_of_orders is 'The try that counts of those to pay a purchase online.';

comment on table payment_claims is 'owner: payments';

comment on view published.order_payment_references is 'The number under which the last payment of an order came.';

comment on table payment_reports is 'owner: payments';

comment on table refunds is 'owner: payments';

create trigger gateway_settlements_are_never_deleted before delete on gateway_settlements for each row execute function refuse_change();

create trigger gateway_settlements_are_never_emptied before truncate on gateway_settlements for each statement execute function refuse_change();

create trigger gateway_settlements_are_only_taken_back before update on gateway_settlements for each row execute function allow_taking_back();

create view published.payment_claims as
 select id,
    order_id,
    amount_in_paise,
    paid_through,
    reference,
    status,
    claimed_at
   from payment_claims;

comment on view published.payment_claims is 'A payment that a buyer says he has made.';
