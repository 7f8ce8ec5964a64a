-- Why money goes back that nobody granted and no packs were given back for: more came than was due, it came for an order
-- that was over, or only a part of it came in time.
alter table order_refunds
  add column cause text check (cause in ('surplus', 'late', 'unpaid'));
update order_refunds set cause = 'unpaid' where effect_key like 'refund-expired:%';
update order_refunds set cause = case when is_whole then 'late' else 'surplus' end
where effect_key like 'refund:transfer-received:%';
