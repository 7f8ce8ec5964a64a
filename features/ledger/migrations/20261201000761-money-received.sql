create view ledger_received as
 select entry.order_id,
    case
        when posted.kind in ('cash-confirmed', 'margin-in-cash') then 'cash'
        when posted.kind = 'money-received' then 'transfer'
        else 'online'
    end as taken_by,
    posted.kind in ('online-margin', 'margin-in-cash') as is_margin,
    entry.amount_in_paise,
    posted.occurred_at
   from ledger_entries entry
     join ledger_sets posted on posted.id = entry.set_id
  where entry.account in ('platform-bank', 'gateway-money', 'cash-with-seller')
    and posted.kind in ('online-paid', 'online-margin', 'money-received', 'cash-confirmed', 'margin-in-cash');

comment on view ledger_received is 'owner: ledger';

create view published.ledger_received as
 select order_id,
    taken_by,
    is_margin,
    amount_in_paise,
    occurred_at
   from ledger_received;

comment on view published.ledger_received is 'Money that came for an order: to whom, whether for the agent''s margin, how much and when.';

create or replace view published.ledger_open_margins as
 select entry.order_id,
    greatest(0, - coalesce(sum(entry.amount_in_paise), 0)
      - coalesce((select sum(received.amount_in_paise) from ledger_received received
          where received.order_id = entry.order_id and received.is_margin), 0))::bigint as margin_in_paise
   from ledger_entries entry
  where entry.account = 'margin-collected-by-platform'
  group by entry.order_id;

comment on view published.ledger_open_margins is 'The margin that the customer of an order has still to pay with it: online, or to the seller at the door.';

create or replace view ledger_order_refunds as
 select entry.order_id,
    (coalesce(sum(entry.amount_in_paise) filter (where entry.account = 'refund-due' and posted.kind = 'refund-paid'), 0))::bigint
      as returned_in_paise,
    (- coalesce(sum(entry.amount_in_paise) filter (where entry.account = 'refund-due'), 0))::bigint as returning_in_paise,
    (coalesce(sum(
        case
            when entry.account = 'buyer-receivable' then entry.amount_in_paise
            when entry.account in ('margin-collected-by-agent', 'margin-collected-by-platform') then - entry.amount_in_paise
            when entry.account = 'agent-payable' and posted.kind not like 'payout-%' then entry.amount_in_paise
            when entry.account = 'refund-due' and posted.kind = 'refund-owed' then entry.amount_in_paise
        end), 0)
      + coalesce((select sum(received.amount_in_paise) from ledger_received received
          where received.order_id = entry.order_id), 0))::bigint as left_in_paise
   from ledger_entries entry
     join ledger_sets posted on posted.id = entry.set_id
  group by entry.order_id;
