-- A cart is locked while its order waits for its online payment. Those of orders that were cancelled unpaid before that
-- freed the cart are given back, with all that is in them.
update carts set locked_for = null, turn = turn + 1
where locked_for is not null and not exists (
  select from orders where master_id = locked_for
    and state not in ('PAYMENT_FAILED', 'ORD_EXPIRED', 'ORD_CANCELLED'));
