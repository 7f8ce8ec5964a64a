-- What was paid to the state of a month's tax: once for each, as it stood then.
create table tax_deposits (
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  levy text not null check (levy in ('gst-tcs', 'income-tax-sales', 'income-tax-commission')),
  amount_in_paise bigint not null check (amount_in_paise > 0),
  -- The number of the challan, kept once for ever in bank_references, and the day on which it was paid.
  challan text not null,
  paid_on date not null,
  noted_by bigint not null references profiles (id),
  noted_at timestamptz not null,
  primary key (month, levy)
);
comment on table tax_deposits is 'owner: withholding';
create trigger tax_deposits_are_append_only before update or delete on tax_deposits
  for each row execute function refuse_change();
create trigger tax_deposits_are_never_emptied before truncate on tax_deposits
  for each statement execute function refuse_change();

alter table bank_references
  drop constraint bank_references_check,
  add constraint bank_references_check check (case direction
    when 'in' then use_kind in ('order', 'seller-debt')
    else use_kind in ('refund', 'returned-payment', 'payout', 'settlement', 'tax') end);
