create table seller_payments (
    id bigint generated always as identity,
    order_id text,
    due_in_paise bigint not null,
    paid_in_paise bigint not null,
    reference text not null,
    paid_by bigint not null,
    paid_at timestamptz not null,
    seller_id bigint,
    holder text,
    upi_id text,
    account_number text,
    ifsc text,
    constraint seller_payments_check check ((num_nonnulls(order_id, seller_id) = 1)),
    constraint seller_payments_check1 check (((holder is null) or ((upi_id is null) = ((account_number is not null) and (ifsc is not null))))),
    constraint seller_payments_paid_in_paise_check check ((paid_in_paise > 0)),
    constraint seller_payments_pkey primary key (id)
);

create index seller_payments_of_order on seller_payments using btree (order_id);

alter table only seller_payments
    add constraint seller_payments_order_id_fkey foreign key (order_id) references orders(id);

alter table only seller_payments
    add constraint seller_payments_paid_by_fkey foreign key (paid_by) references profiles(id);

alter table only seller_payments
    add constraint seller_payments_seller_id_fkey foreign key (seller_id) references sellers(id);

create view overpaid_orders as
 select distinct seller_payments.order_id
   from seller_payments
  where (seller_payments.paid_in_paise > seller_payments.due_in_paise);

comment on table seller_payments is 'owner: settlements';

comment on view overpaid_orders is 'An order whose seller got more than was due.';

create trigger seller_payments_are_append_only before delete or update on seller_payments for each row execute function refuse_change();

create trigger seller_payments_are_never_emptied before truncate on seller_payments for each statement execute function refuse_change();

create view published.seller_payments as
 select id,
    order_id,
    reference
   from seller_payments
  where order_id is not null;

comment on view published.seller_payments is 'A bank payment to the seller of an order, with its number; its amount and day are in the books.';
