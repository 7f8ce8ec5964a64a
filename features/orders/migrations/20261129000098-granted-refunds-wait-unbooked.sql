alter table order_refunds
    add column is_booked boolean default true not null,
    add constraint order_refunds_booked_check
        check (is_booked or (granted_by_profile_id is not null and status = 'to-approve'));

create or replace view published.order_refunds as
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
   from order_refunds
  where is_booked;

comment on view published.order_refunds is 'Money that goes back of an order, as far as it is booked.';
