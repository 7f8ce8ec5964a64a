-- A payout that the bank had paid and that came back, as to a wrong account: its margins are due again.
alter table payouts
  add column returned_on date,
  -- The bank's number of the money that came back, kept once for ever in bank_references.
  add column return_reference text,
  add column return_noted_at timestamptz,
  add column return_noted_by bigint references profiles (id),
  drop constraint payouts_state_check,
  drop constraint payouts_check,
  add constraint payouts_state_check check (state in ('under-way', 'paid', 'failed', 'returned')),
  add constraint payouts_paid_check check ((state in ('paid', 'returned')) = (bank_reference is not null)),
  add constraint payouts_returned_check check (
    num_nonnulls(returned_on, return_reference, return_noted_at, return_noted_by) = case state when 'returned' then 4 else 0 end);

-- Income tax that was paid too much and that the state has paid back: a row below zero.
alter table tax_deposits
  add column is_refund boolean not null default false,
  drop constraint tax_deposits_check,
  add constraint tax_deposits_sum_check check (
    case when set_off_in is not null then amount_in_paise = 0
      when is_refund then amount_in_paise < 0 else amount_in_paise > 0 end);

alter table bank_references
  drop constraint bank_references_check,
  add constraint bank_references_check check (case direction
    when 'in' then use_kind in ('order', 'seller-debt', 'refund-twice', 'payout-returned', 'tax-refund', 'gateway')
    else use_kind in ('refund', 'returned-payment', 'payout', 'settlement', 'seller-credit', 'tax') end);
