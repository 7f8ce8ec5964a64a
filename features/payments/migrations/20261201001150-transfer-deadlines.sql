-- Finds the decisions about an order by what came, in their order.
drop index payment_claims_by_order;
create index payment_claims_by_order on payment_claims using btree (order_id, status, decided_at);

-- The rule of pay-before.ts, for lists that read many orders in one statement.
create view published.transfer_deadlines as
 select orders.id as order_id,
    greatest(orders.created_at,
      (select max(decided_at) from (
        select distinct decided_at from payment_claims claim
         where claim.order_id = orders.id and status = 'confirmed' order by decided_at limit 4) money),
      (select max(decided_at) from (
        select distinct decided_at from payment_claims claim
         where claim.order_id = orders.id and status = 'rejected' order by decided_at limit 2) no_money)
    ) + interval '120 hours' as pay_before
   from published.orders;

comment on view published.transfer_deadlines is 'Until when the money of an order that waits for a bank transfer has to come.';
