create table bank_references (
    direction text not null,
    reference text not null,
    use_kind text not null,
    use_id text not null,
    freed_at timestamptz,
    constraint bank_references_check check (
case direction
    when 'in'::text then (use_kind = any (array['order'::text, 'seller-debt'::text, 'refund-twice'::text, 'payout-returned'::text, 'tax-refund'::text, 'gateway'::text]))
    else (use_kind = any (array['refund'::text, 'returned-payment'::text, 'payout'::text, 'settlement'::text, 'seller-credit'::text, 'tax'::text]))
end),
    constraint bank_references_direction_check check ((direction = any (array['in'::text, 'out'::text]))),
    constraint bank_references_reference_check check (((reference = bank_number(reference)) and (reference <> ''::text))),
    constraint bank_references_pkey primary key (direction, reference)
);

create table ledger_entries (
    id bigint generated always as identity,
    set_id bigint not null,
    account text not null,
    party_id bigint,
    order_id text,
    amount_in_paise bigint not null,
    constraint ledger_entries_amount_in_paise_check check ((amount_in_paise <> 0)),
    constraint ledger_entries_pkey primary key (id)
);

create function check_ledger_set() returns trigger
    language plpgsql
    as $$
begin
  if (select sum(amount_in_paise) from ledger_entries where set_id = new.set_id) <> 0 then
    raise exception 'ledger set % does not sum to zero', new.set_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create table ledger_sets (
    id bigint generated always as identity,
    effect_key text not null,
    kind text not null,
    order_id text,
    occurred_at timestamptz not null,
    constraint no_practice_orders_in_the_ledger check ((order_id !~~ 'D%'::text)),
    constraint ledger_sets_effect_key_key unique (effect_key),
    constraint ledger_sets_pkey primary key (id)
);

create table ledger_seller_balances (
    order_id text not null,
    seller_id bigint not null,
    balance_in_paise bigint not null,
    owing_since timestamptz,
    constraint ledger_seller_balances_check check (((balance_in_paise > 0) = (owing_since is not null))),
    constraint ledger_seller_balances_pkey primary key (order_id)
);

create index ledger_entries_by_order on ledger_entries using btree (order_id, account);

create index ledger_entries_by_set on ledger_entries using btree (set_id);

create index ledger_entries_bank on ledger_entries using btree (set_id) include (amount_in_paise) where (account = 'platform-bank'::text);

create index ledger_entries_gateway on ledger_entries using btree (set_id) include (amount_in_paise) where (account = 'gateway-money'::text);

create index ledger_entries_of_party on ledger_entries using btree (party_id, account, order_id) include (amount_in_paise);

create index ledger_entries_payable on ledger_entries using btree (party_id, order_id) include (amount_in_paise) where (account = 'agent-payable'::text);

create index ledger_entries_seller_offset on ledger_entries using btree (party_id) include (amount_in_paise) where (account = 'seller-offset'::text);

create index ledger_seller_balances_due on ledger_seller_balances using btree (order_id) where ((- balance_in_paise) > 0);

create index ledger_seller_balances_open on ledger_seller_balances using btree (seller_id, order_id) where ((- balance_in_paise) <> 0);

create index ledger_seller_balances_owed on ledger_seller_balances using btree (seller_id) where (balance_in_paise > 0);

create index ledger_sets_by_order on ledger_sets using btree (order_id);

alter table only ledger_entries
    add constraint ledger_entries_set_id_fkey foreign key (set_id) references ledger_sets(id);

create view published.ledger_agent_payables as
 select payable.party_id as profile_id,
    payable.order_id,
    ((- payable.total))::bigint as owed_in_paise,
    ((payable.total > (0)::numeric) or (coalesce(( select sum(earned.amount_in_paise) as sum
           from ledger_entries earned
          where ((earned.order_id = payable.order_id) and (earned.account = 'agent-margin-earned'::text))), (0)::numeric) > (0)::numeric)) as is_due
   from ( select ledger_entries.party_id,
            ledger_entries.order_id,
            sum(ledger_entries.amount_in_paise) as total
           from ledger_entries
          where (ledger_entries.account = 'agent-payable'::text)
          group by ledger_entries.party_id, ledger_entries.order_id
         having (sum(ledger_entries.amount_in_paise) <> (0)::numeric)) payable;

create view published.ledger_open_receivables as
 select ledger_entries.party_id as buyer_profile_id,
    ledger_entries.order_id,
    (sum(ledger_entries.amount_in_paise))::bigint as balance_in_paise
   from ledger_entries
  where (ledger_entries.account = 'buyer-receivable'::text)
  group by ledger_entries.party_id, ledger_entries.order_id
 having (sum(ledger_entries.amount_in_paise) > (0)::numeric);

create view published.ledger_order_balances as
 select ledger_entries.order_id,
    (sum(ledger_entries.amount_in_paise))::bigint as balance_in_paise
   from ledger_entries
  where (ledger_entries.account = 'buyer-receivable'::text)
  group by ledger_entries.order_id;

create view published.ledger_order_margins as
 select ledger_entries.order_id,
    (sum(ledger_entries.amount_in_paise))::bigint as margin_in_paise
   from ledger_entries
  where (ledger_entries.account = any (array['agent-margin-pending'::text, 'agent-margin-earned'::text]))
  group by ledger_entries.order_id;

create view ledger_order_refunds as
 select entry.order_id,
    (coalesce(sum(entry.amount_in_paise) filter (where ((entry.account = 'refund-due'::text) and (ledger_sets.kind = 'refund-paid'::text))), (0)::numeric))::bigint as returned_in_paise,
    (- (coalesce(sum(entry.amount_in_paise) filter (where (entry.account = 'refund-due'::text)), (0)::numeric))::bigint) as returning_in_paise,
    (coalesce(sum(
        case
            when (entry.account = 'buyer-receivable'::text) then entry.amount_in_paise
            when (entry.account = 'margin-collected-by-agent'::text) then (- entry.amount_in_paise)
            when ((entry.account = 'refund-due'::text) and (ledger_sets.kind = 'refund-owed'::text)) then entry.amount_in_paise
            when ((entry.account = any (array['platform-bank'::text, 'gateway-money'::text, 'cash-with-seller'::text])) and (ledger_sets.kind = any (array['online-paid'::text, 'online-margin'::text, 'money-received'::text, 'cash-confirmed'::text]))) then entry.amount_in_paise
            else null::bigint
        end), (0)::numeric))::bigint as left_in_paise
   from (ledger_entries entry
     join ledger_sets on ((ledger_sets.id = entry.set_id)))
  group by entry.order_id;

create view published.ledger_pending_margins as
 select ledger_entries.order_id,
    (sum(ledger_entries.amount_in_paise))::bigint as margin_in_paise
   from ledger_entries
  where (ledger_entries.account = 'agent-margin-pending'::text)
  group by ledger_entries.order_id;

create view published.ledger_seller_debts as
 select balance.order_id,
    balance.seller_id,
    balance.balance_in_paise as owed_in_paise,
    balance.owing_since,
    ( select (coalesce(sum(ledger_entries.amount_in_paise), (0)::numeric))::bigint as "coalesce"
           from ledger_entries
          where ((ledger_entries.order_id = balance.order_id) and (ledger_entries.account = 'cash-with-seller'::text))) as cash_in_paise
   from ledger_seller_balances balance
  where (balance.balance_in_paise > 0);

create view published.ledger_seller_dues as
 select ledger_seller_balances.order_id,
    (- ledger_seller_balances.balance_in_paise) as due_in_paise,
    ledger_seller_balances.seller_id
   from ledger_seller_balances;

comment on table bank_references is 'owner: ledger';

comment on table ledger_entries is 'owner: ledger';

comment on view published.ledger_agent_payables is 'What is owed to an agent for an order.';

comment on view published.ledger_open_receivables is 'What a buyer still owes for an order.';

comment on view published.ledger_order_balances is 'What is still to be paid for an order; below nothing when too much came.';

comment on view published.ledger_order_margins is 'The margin of an order, pending or earned.';

comment on table ledger_sets is 'owner: ledger';

comment on view ledger_order_refunds is 'owner: ledger';

comment on view published.ledger_pending_margins is 'The margin of an order that is not earned yet.';

comment on table ledger_seller_balances is 'owner: ledger';

comment on view published.ledger_seller_debts is 'What a seller owes of an order, and since when.';

comment on view published.ledger_seller_dues is 'What is due to the seller of an order.';

create trigger ledger_entries_are_append_only before delete or update on ledger_entries for each row execute function refuse_change();

create trigger ledger_entries_are_never_emptied before truncate on ledger_entries for each statement execute function refuse_change();

create trigger ledger_sets_are_append_only before delete or update on ledger_sets for each row execute function refuse_change();

create trigger ledger_sets_are_never_emptied before truncate on ledger_sets for each statement execute function refuse_change();

create constraint trigger ledger_sets_balance after insert on ledger_entries deferrable initially deferred for each row execute function check_ledger_set();

create view published.ledger_entries as
 select id,
    set_id,
    order_id,
    account,
    party_id,
    amount_in_paise
   from ledger_entries;

comment on view published.ledger_entries is 'An amount on an account; the entries of a set add up to nothing.';

create view published.ledger_sets as
 select id,
    effect_key,
    kind,
    order_id,
    occurred_at
   from ledger_sets;

comment on view published.ledger_sets is 'What happened once and moved money.';

create view published.ledger_order_refunds as
 select order_id,
    returned_in_paise,
    returning_in_paise,
    left_in_paise
   from ledger_order_refunds;

comment on view published.ledger_order_refunds is 'What of an order has gone back, goes back, and is left.';
