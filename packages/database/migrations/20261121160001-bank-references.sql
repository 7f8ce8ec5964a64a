-- Every number under which the bank moved money, once in each direction: money that came in for one master order never
-- counts for another one, and nothing is sent twice under one number. Kept in capitals without spaces.
create table bank_references (
  direction text not null check (direction in ('in', 'out')),
  reference text not null check (reference = upper(replace(reference, ' ', '')) and reference <> ''),
  -- In: the master order it pays. Out: what was sent, as `refund 7`.
  used_for text not null,
  primary key (direction, reference)
);
comment on table bank_references is 'owner: ledger';

insert into bank_references (direction, reference, used_for)
select distinct on (upper(replace(reference, ' ', ''))) 'in', upper(replace(reference, ' ', '')), orders.master_id
from payment_claims join orders on orders.id = payment_claims.order_id
where payment_claims.status = 'confirmed' and paid_through <> 'Cash'
order by upper(replace(reference, ' ', '')), payment_claims.id;

insert into bank_references (direction, reference, used_for)
select 'out', upper(replace(reference, ' ', '')), 'refund ' || id from order_refunds
where reference is not null and not is_by_provider
on conflict do nothing;
insert into bank_references (direction, reference, used_for)
select 'out', upper(replace(bank_arn, ' ', '')), 'refund ' || token from refunds
where state = 'by-hand' and bank_arn is not null
on conflict do nothing;
insert into bank_references (direction, reference, used_for)
select 'out', upper(replace(bank_reference, ' ', '')), 'payout ' || id from payouts where bank_reference is not null
on conflict do nothing;
insert into bank_references (direction, reference, used_for)
select 'out', upper(replace(reason, ' ', '')), 'settlement ' || order_id from order_state_changes
where to_state = 'SETTLED' and coalesce(replace(reason, ' ', ''), '') <> ''
on conflict do nothing;

-- Finance sees where else a number was given.
create index payment_claims_by_reference on payment_claims (upper(replace(reference, ' ', '')))
  where status <> 'rejected';
