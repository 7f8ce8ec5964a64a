-- The bank's number of the latest confirmed payment of an order; published by payments for the order itself.
create view order_payment_references as
select distinct on (order_id) order_id, reference as bank_ref_num
from payment_claims where status = 'confirmed' order by order_id, id desc;
comment on view order_payment_references is 'owner: payments';
