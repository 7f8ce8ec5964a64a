-- What the law asks the operator to keep back for the state, as dated rows: an amount keeps the rate of its day.
create table withholding_rates (
  levy text not null check (levy in ('gst-tcs', 'income-tax-sales', 'income-tax-commission')),
  valid_from date not null,
  rate_in_basis_points integer not null check (rate_in_basis_points between 0 and 10000),
  -- Up to this much of a tax year nothing is kept back from those whom the law spares; 0: nobody is spared.
  threshold_in_paise bigint not null default 0 check (threshold_in_paise >= 0),
  -- The rule, as statements name it.
  law text not null,
  primary key (levy, valid_from)
);
comment on table withholding_rates is 'owner: withholding';
insert into withholding_rates (levy, valid_from, rate_in_basis_points, threshold_in_paise, law) values
  ('gst-tcs', '2018-10-01', 100, 0, 'CGST Act 2017, s. 52'),
  ('gst-tcs', '2024-07-10', 50, 0, 'CGST Act 2017, s. 52'),
  ('income-tax-sales', '2021-04-01', 100, 50000000, 'Income-tax Act 1961, s. 194-O'),
  ('income-tax-sales', '2024-10-01', 10, 50000000, 'Income-tax Act 1961, s. 194-O'),
  ('income-tax-sales', '2026-04-01', 10, 50000000, 'Income-tax Act 2025, s. 393'),
  ('income-tax-commission', '2024-10-01', 200, 1500000, 'Income-tax Act 1961, s. 194H'),
  ('income-tax-commission', '2025-04-01', 200, 2000000, 'Income-tax Act 1961, s. 194H'),
  ('income-tax-commission', '2026-04-01', 200, 2000000, 'Income-tax Act 2025, s. 393');

-- What was kept back, from whom and of what; a row of 0 counts towards a threshold. Never changed: what is undone is
-- undone by a row of its own.
create table withheld_taxes (
  id bigint generated always as identity primary key,
  effect_key text not null unique,
  levy text not null,
  payee_kind text not null check (payee_kind in ('seller', 'agent')),
  profile_id bigint not null references profiles (id),
  order_id text references orders (id),
  -- The day in India, its month and its tax year, April to March: `2026-07-14`, `2026-07`, `26-27`.
  withheld_on date not null,
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  tax_year text not null check (tax_year ~ '^[0-9]{2}-[0-9]{2}$'),
  -- GST between states is IGST, within a state half CGST and half SGST; null for income tax.
  is_interstate boolean,
  rate_in_basis_points integer not null,
  law text not null,
  base_in_paise bigint not null,
  amount_in_paise bigint not null,
  check ((levy = 'gst-tcs') = (is_interstate is not null))
);
create index withheld_taxes_of_person on withheld_taxes (profile_id, levy, tax_year);
create index withheld_taxes_of_month on withheld_taxes (month);
create index withheld_taxes_of_order on withheld_taxes (order_id) where order_id is not null;
comment on table withheld_taxes is 'owner: withholding';
create trigger withheld_taxes_are_append_only before update or delete on withheld_taxes
  for each row execute function refuse_change();
create trigger withheld_taxes_are_never_emptied before truncate on withheld_taxes
  for each statement execute function refuse_change();

-- What is paid is what is due less the tax; both stand on the payout and on each of its orders.
alter table payouts add column withheld_in_paise bigint not null default 0 check (withheld_in_paise >= 0);
alter table payout_lines add column withheld_in_paise bigint not null default 0 check (withheld_in_paise >= 0);

-- GST on services by their heading (SAC), dated like the rates of goods. 996111: what an agent is paid for a sale.
create table service_rates (
  sac text not null,
  valid_from date not null,
  rate_in_basis_points integer not null check (rate_in_basis_points between 0 and 10000),
  primary key (sac, valid_from)
);
comment on table service_rates is 'owner: invoices';
insert into service_rates (sac, valid_from, rate_in_basis_points) values ('996111', '2017-07-01', 1800);
