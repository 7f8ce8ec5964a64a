-- What finance has paid a seller for an order, in one part or several. More than was due is his debt, less leaves a rest.
create table seller_payments (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  -- What finance saw as due, and what left the bank.
  due_in_paise bigint not null,
  paid_in_paise bigint not null check (paid_in_paise > 0),
  -- The number of the bank, kept once for ever in bank_references.
  reference text not null,
  paid_by bigint not null references profiles (id),
  paid_at timestamptz not null
);
create index seller_payments_of_order on seller_payments (order_id);
comment on table seller_payments is 'owner: settlements';
create trigger seller_payments_are_append_only before update or delete on seller_payments
  for each row execute function refuse_change();
create trigger seller_payments_are_never_emptied before truncate on seller_payments
  for each statement execute function refuse_change();

-- Orders for which a seller was paid more than was due, published for the lists of debts.
create view overpaid_orders as
select distinct order_id from seller_payments where paid_in_paise > due_in_paise;
comment on view overpaid_orders is 'owner: settlements';

-- What is due is read from the kept sums, as what is owed is; settled orders of which something is due again are few.
create or replace view ledger_seller_dues as
select order_id, -balance_in_paise as due_in_paise from ledger_seller_balances;
create index ledger_seller_balances_due on ledger_seller_balances (order_id) where -balance_in_paise > 0;
