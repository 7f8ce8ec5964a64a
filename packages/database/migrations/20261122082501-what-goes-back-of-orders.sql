-- What goes back of the money of an order: what is back with the customer, what is owed to him or on its way, and what
-- is left of all that he has paid and still owes; a margin that his agent collects himself is in it. Published by the
-- ledger for the page of an order.
create view ledger_order_refunds as
select entry.order_id,
  coalesce(sum(amount_in_paise) filter (where account = 'refund-due' and kind = 'refund-paid'), 0)::bigint
    as returned_in_paise,
  -coalesce(sum(amount_in_paise) filter (where account = 'refund-due'), 0)::bigint as returning_in_paise,
  coalesce(sum(case
    when account = 'buyer-receivable' then amount_in_paise
    when account = 'margin-collected-by-agent' then -amount_in_paise
    when account = 'refund-due' and kind = 'refund-owed' then amount_in_paise
    when account in ('platform-bank', 'gateway-money', 'cash-with-seller')
      and kind in ('online-paid', 'online-margin', 'money-received', 'cash-confirmed') then amount_in_paise
    end), 0)::bigint as left_in_paise
from ledger_entries entry join ledger_sets on ledger_sets.id = entry.set_id group by entry.order_id;
comment on view ledger_order_refunds is 'owner: ledger';
