-- What the payment provider has paid out of the money that he had taken for us, as finance noted it from the bank.
create table gateway_settlements (
  id bigint generated always as identity primary key,
  -- The bank's number (UTR), kept once for ever in bank_references.
  reference text not null,
  received_in_paise bigint not null check (received_in_paise > 0),
  -- What he has kept for his work, and the GST on that.
  fees_in_paise bigint not null check (fees_in_paise >= 0),
  tax_in_paise bigint not null check (tax_in_paise >= 0),
  -- What the books expected when it was noted: all that he had taken until that day, less refunds and what he had paid out.
  expected_in_paise bigint not null,
  paid_until date not null,
  received_on date not null check (received_on >= paid_until),
  noted_by bigint not null references profiles (id),
  noted_at timestamptz not null
);
create index gateway_settlements_by_time on gateway_settlements (noted_at, id);
comment on table gateway_settlements is 'owner: payments';
create trigger gateway_settlements_are_append_only before update or delete on gateway_settlements
  for each row execute function refuse_change();
create trigger gateway_settlements_are_never_emptied before truncate on gateway_settlements
  for each statement execute function refuse_change();

-- What he holds is summed over all orders.
create index ledger_entries_gateway on ledger_entries (set_id) include (amount_in_paise)
  where account = 'gateway-money';
-- Finance's list of payments that are not over is short, however many there were.
create index online_payments_unsettled on online_payments (started_at, txnid collate "C")
  where (state = 'open' or (state <> 'paid' and captured_in_paise > refunded_in_paise)
    or (state = 'given-up' and standing <> 'not-found'));

alter table bank_references
  drop constraint bank_references_check,
  add constraint bank_references_check check (case direction
    when 'in' then use_kind in ('order', 'seller-debt', 'refund-twice', 'gateway')
    else use_kind in ('refund', 'returned-payment', 'payout', 'settlement', 'seller-credit', 'tax') end);
