-- A seller's list of all he has received, newest first.
create index orders_of_seller on orders (seller_id, created_at desc, id desc);

-- What a seller is still to get for an order, with the cash that he has already (negative: he owes it); published by
-- the ledger for the list of payments to sellers.
create view ledger_seller_dues as
select order_id, -sum(amount_in_paise)::bigint as due_in_paise
from ledger_entries where account in ('seller-due', 'cash-with-seller') group by order_id;
comment on view ledger_seller_dues is 'owner: ledger';

-- Claims that wait for finance are few among all.
create index payment_claims_waiting on payment_claims (id) where status = 'waiting';
