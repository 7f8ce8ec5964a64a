-- A number of the bank says what it was used for in two columns, so that whoever enters it again is told in his language.
alter table bank_references add column use_kind text, add column use_id text;

update bank_references set
  use_kind = case when used_for like 'debt of seller %' then 'seller-debt' else 'order' end,
  use_id = replace(used_for, 'debt of seller ', '')
where direction = 'in';
-- Numbers of money that went out were copied once and kept by nobody since: they are read anew from what was sent.
delete from bank_references where direction = 'out';
alter table bank_references drop column used_for;

insert into bank_references (direction, reference, use_kind, use_id)
select 'out', upper(replace(reference, ' ', '')), 'refund', order_id from order_refunds
where reference is not null and not is_by_provider
union all
select 'out', upper(replace(bank_arn, ' ', '')), 'returned-payment', txnid from refunds
where state = 'by-hand' and bank_arn is not null
union all
select 'out', upper(replace(bank_reference, ' ', '')), 'payout', 'PO-' || lpad(id::text, 6, '0') from payouts
where bank_reference is not null
union all
select 'out', upper(replace(reason, ' ', '')), 'settlement', order_id from order_state_changes
where to_state = 'SETTLED' and action = 'PAY_OUT' and coalesce(replace(reason, ' ', ''), '') <> ''
on conflict do nothing;

alter table bank_references
  alter column use_kind set not null,
  alter column use_id set not null,
  add check (case direction
    when 'in' then use_kind in ('order', 'seller-debt')
    else use_kind in ('refund', 'returned-payment', 'payout', 'settlement') end);
