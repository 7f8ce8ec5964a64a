-- What finance has paid a seller keeps the account that it was sent to, as he may name another one later; payments from
-- before have none. One without an order sends him back what he had sent above what he owed.
alter table seller_payments
  alter column order_id drop not null,
  add column seller_id bigint references sellers (id),
  add column holder text,
  add column upi_id text,
  add column account_number text,
  add column ifsc text,
  add check (num_nonnulls(order_id, seller_id) = 1),
  add check (holder is null or (upi_id is null) = (account_number is not null and ifsc is not null));

alter table bank_references
  drop constraint bank_references_check,
  add constraint bank_references_check check (case direction
    when 'in' then use_kind in ('order', 'seller-debt', 'refund-twice')
    else use_kind in ('refund', 'returned-payment', 'payout', 'settlement', 'seller-credit', 'tax') end);
