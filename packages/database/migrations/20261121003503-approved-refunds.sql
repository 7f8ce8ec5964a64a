-- A refund at the payment provider that carries out one that finance has approved; each is carried out once.
alter table refunds add column order_refund_id bigint unique references order_refunds (id);
