-- A number of the bank is the same however it is typed: in capitals, and only its digits and letters count.
create function bank_number(typed text) returns text language sql immutable strict parallel safe
  return regexp_replace(upper(typed), '[^0-9A-Z]', '', 'g');

-- Of numbers that are the same by this rule the first one stays.
delete from bank_references later using bank_references earlier
where later.direction = earlier.direction and later.ctid > earlier.ctid
  and bank_number(later.reference) = bank_number(earlier.reference);
delete from bank_references where bank_number(reference) = '';
alter table bank_references drop constraint bank_references_reference_check;
update bank_references set reference = bank_number(reference) where reference <> bank_number(reference);
alter table bank_references add check (reference = bank_number(reference) and reference <> '');

-- What came of a claim; it may be less than was entered, or more. Null while it waits.
alter table payment_claims add column received_in_paise bigint;
update payment_claims set received_in_paise = case status when 'confirmed' then amount_in_paise else 0 end
where status <> 'waiting';
-- Of claims that wait under one number for one order the first one stays; one that did not come can be entered again.
update payment_claims later set status = 'rejected', decided_at = later.claimed_at, received_in_paise = 0
from payment_claims earlier
where later.order_id = earlier.order_id and later.id > earlier.id and later.status = 'waiting'
  and earlier.status = 'waiting' and bank_number(later.reference) = bank_number(earlier.reference);
alter table payment_claims
  drop constraint payment_claims_order_id_reference_key,
  add check (case status
    when 'waiting' then received_in_paise is null
    when 'confirmed' then received_in_paise > 0
    else received_in_paise = 0 end);
create unique index payment_claims_waiting_once on payment_claims (order_id, bank_number(reference)) where status = 'waiting';
drop index payment_claims_by_reference;
create index payment_claims_by_number on payment_claims (bank_number(reference)) where status <> 'rejected';
-- The orders' payments were found by the key that is gone.
create index payment_claims_by_order on payment_claims (order_id);
