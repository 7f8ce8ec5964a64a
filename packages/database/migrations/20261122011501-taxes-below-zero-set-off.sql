-- A month in which more was given back than kept back is set off against the next one that is paid: that one's row says
-- how much of it was, and the month below zero has a row that names it.
alter table tax_deposits
  add column carried_in_paise bigint not null default 0 check (carried_in_paise <= 0),
  add column set_off_in text,
  drop constraint tax_deposits_amount_in_paise_check,
  add check (amount_in_paise > 0 or set_off_in is not null),
  add check (set_off_in is null or set_off_in > month);
