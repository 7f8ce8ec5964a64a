-- The payment provider pays this refund back, or has refused to: what becomes of it he says, and nobody by hand.
alter table order_refunds add column is_by_provider boolean not null default false;
update order_refunds set is_by_provider = true
  where status in ('sent', 'confirmed', 'failed') and exists (select from refunds where token = reference);
