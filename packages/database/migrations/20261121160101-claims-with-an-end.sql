-- When a claim was decided: a buyer has time again from then on to pay the rest.
alter table payment_claims add column decided_at timestamptz;
update payment_claims set decided_at = claimed_at where status <> 'waiting';

-- Cash that the seller has confirmed is no claim any more; what was called cash for a transfer nobody could confirm.
update payment_claims set status = 'confirmed', decided_at = claimed_at
where status = 'waiting' and paid_through = 'Cash' and exists (
  select from ledger_sets where effect_key = 'cash-confirmed:' || payment_claims.order_id);
update payment_claims set status = 'rejected', decided_at = claimed_at
from orders join master_orders on master_orders.id = orders.master_id
where orders.id = payment_claims.order_id and status = 'waiting' and paid_through = 'Cash'
  and master_orders.payment_mode <> 'COD';

-- A refund that the provider carries out knows which refund of an order it is, also when that goes another way later;
-- and whether it was given up: then the provider is still asked, and may yet have paid.
alter table refunds
  add column order_refund_id bigint references order_refunds (id),
  add column given_up_at timestamptz;
update refunds set order_refund_id = order_refunds.id from order_refunds where order_refunds.reference = refunds.token;
create index refunds_by_order_refund on refunds (order_refund_id);

-- What the seller did not decide in time is support's to decide.
alter table order_requests add column escalated_at timestamptz;
