-- What a tile of an order needs of the books, read in one look.
create view published.ledger_order_sums as
 select entry.order_id,
    coalesce(sum(entry.amount_in_paise) filter (where entry.account = 'buyer-receivable'), 0)::bigint as balance_in_paise,
    coalesce(sum(entry.amount_in_paise) filter (where entry.account in ('agent-margin-pending', 'agent-margin-earned')), 0)::bigint
      as margin_in_paise,
    case
        when bool_or(entry.account = 'margin-collected-by-platform') then greatest(0,
          - sum(entry.amount_in_paise) filter (where entry.account = 'margin-collected-by-platform')
          - coalesce((select sum(received.amount_in_paise) from ledger_received received
              where received.order_id = entry.order_id and received.is_margin), 0))::bigint
        else 0
    end as open_margin_in_paise
   from ledger_entries entry
  where entry.account in ('buyer-receivable', 'agent-margin-pending', 'agent-margin-earned', 'margin-collected-by-platform')
  group by entry.order_id;

comment on view published.ledger_order_sums is 'What is still to be paid of an order, its margin, and the margin that its customer has still to pay with it.';
