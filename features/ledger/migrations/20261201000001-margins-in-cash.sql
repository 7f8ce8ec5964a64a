create view published.ledger_open_margins as
 select entry.order_id,
    greatest(0, - coalesce(sum(entry.amount_in_paise) filter (where entry.account = 'margin-collected-by-platform'), 0)
      - coalesce(sum(entry.amount_in_paise) filter (where entry.account in ('gateway-money', 'cash-with-seller')
          and posted.kind in ('online-margin', 'margin-in-cash')), 0))::bigint as margin_in_paise
   from ledger_entries entry
     join ledger_sets posted on posted.id = entry.set_id
  where entry.account in ('margin-collected-by-platform', 'gateway-money', 'cash-with-seller')
  group by entry.order_id;

comment on view published.ledger_open_margins is 'The margin that the customer of an order has still to pay with it: online, or to the seller at the door.';

create or replace view ledger_order_refunds as
 select entry.order_id,
    (coalesce(sum(entry.amount_in_paise) filter (where ((entry.account = 'refund-due'::text) and (ledger_sets.kind = 'refund-paid'::text))), (0)::numeric))::bigint as returned_in_paise,
    (- (coalesce(sum(entry.amount_in_paise) filter (where (entry.account = 'refund-due'::text)), (0)::numeric))::bigint) as returning_in_paise,
    (coalesce(sum(
        case
            when entry.account = 'buyer-receivable' then entry.amount_in_paise
            when entry.account in ('margin-collected-by-agent', 'margin-collected-by-platform') then - entry.amount_in_paise
            when entry.account = 'agent-payable' and ledger_sets.kind not like 'payout-%' then entry.amount_in_paise
            when entry.account = 'refund-due' and ledger_sets.kind = 'refund-owed' then entry.amount_in_paise
            when entry.account in ('platform-bank', 'gateway-money', 'cash-with-seller')
              and ledger_sets.kind in ('online-paid', 'online-margin', 'money-received', 'cash-confirmed', 'margin-in-cash')
              then entry.amount_in_paise
            else null::bigint
        end), (0)::numeric))::bigint as left_in_paise
   from (ledger_entries entry
     join ledger_sets on ((ledger_sets.id = entry.set_id)))
  group by entry.order_id;

create or replace view published.ledger_agent_payables as
 select payable.party_id as profile_id,
    payable.order_id,
    (- payable.total)::bigint as owed_in_paise,
    (payable.total > 0 or earned.amount_in_paise > 0) as is_due,
    earned.since as earned_at
   from ( select party_id, order_id, sum(amount_in_paise) as total
           from ledger_entries
          where account = 'agent-payable'
          group by party_id, order_id
         having sum(amount_in_paise) <> 0) payable
   cross join lateral ( select coalesce(sum(entry.amount_in_paise), 0) as amount_in_paise, max(posted.occurred_at) as since
           from ledger_entries entry join ledger_sets posted on posted.id = entry.set_id
          where entry.order_id = payable.order_id and entry.account = 'agent-margin-earned') earned;

comment on view published.ledger_agent_payables is 'What is owed to an agent for an order, and since when it is earned.';
