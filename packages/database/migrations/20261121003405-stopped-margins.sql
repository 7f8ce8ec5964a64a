-- The pending margin of an order as the ledger has it; published for what does not count as pending.
create view ledger_pending_margins as
select order_id, sum(amount_in_paise)::bigint as margin_in_paise
from ledger_entries where account = 'agent-margin-pending' group by order_id;
comment on view ledger_pending_margins is 'owner: ledger';

-- Orders on their way back are few; what they would have earned is left out of the pending earnings.
create index orders_with_stopped_margin on orders (buyer_profile_id)
  where state in ('CANCEL_REQUESTED', 'REFUND_INPROGRESS', 'ORD_REFUNDED');
