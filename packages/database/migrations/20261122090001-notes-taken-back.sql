-- A payout of the provider or a tax that finance noted wrong is taken back: its row stays, with who did it, when and why.
create function allow_taking_back() returns trigger language plpgsql as $$
declare
  takes_back constant text[] := '{taken_back_at,taken_back_by,taken_back_because}';
begin
  if old.taken_back_at is null and new.taken_back_at is not null
    and to_jsonb(old) - takes_back = to_jsonb(new) - takes_back then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

alter table gateway_settlements
  add column taken_back_at timestamptz,
  add column taken_back_by bigint references profiles (id),
  add column taken_back_because text,
  add constraint gateway_settlements_taken_back_check
    check (num_nonnulls(taken_back_at, taken_back_by, taken_back_because) in (0, 3));
drop trigger gateway_settlements_are_append_only on gateway_settlements;
create trigger gateway_settlements_are_only_taken_back before update on gateway_settlements
  for each row execute function allow_taking_back();
create trigger gateway_settlements_are_never_deleted before delete on gateway_settlements
  for each row execute function refuse_change();

-- A month can be noted again once its note is taken back; one note stands at a time.
alter table tax_deposits
  drop constraint tax_deposits_pkey,
  add column id bigint generated always as identity primary key,
  add column taken_back_at timestamptz,
  add column taken_back_by bigint references profiles (id),
  add column taken_back_because text,
  add constraint tax_deposits_taken_back_check
    check (num_nonnulls(taken_back_at, taken_back_by, taken_back_because) in (0, 3));
create unique index tax_deposits_standing on tax_deposits (month, levy) where taken_back_at is null;
create index tax_deposits_taken_back on tax_deposits (month, levy) where taken_back_at is not null;
drop trigger tax_deposits_are_append_only on tax_deposits;
create trigger tax_deposits_are_only_taken_back before update on tax_deposits
  for each row execute function allow_taking_back();
create trigger tax_deposits_are_never_deleted before delete on tax_deposits
  for each row execute function refuse_change();

-- What was taken back frees its number: the money itself may be noted again under it.
alter table bank_references add column freed_at timestamptz;
