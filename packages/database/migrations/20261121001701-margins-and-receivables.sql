-- The margin of an order as the ledger has it, pending or earned; published for the accounts of an agent.
create view ledger_order_margins as
select order_id, sum(amount_in_paise)::bigint as margin_in_paise
from ledger_entries where account in ('agent-margin-pending', 'agent-margin-earned') group by order_id;
comment on view ledger_order_margins is 'owner: ledger';

-- Orders of a buyer that are not paid in full; published for the list of pending payments.
create view ledger_open_receivables as
select party_id as buyer_profile_id, order_id, sum(amount_in_paise)::bigint as balance_in_paise
from ledger_entries where account = 'buyer-receivable' group by party_id, order_id having sum(amount_in_paise) > 0;
comment on view ledger_open_receivables is 'owner: ledger';

-- Earnings and receivables of a person are read from the index alone.
create index ledger_entries_of_party on ledger_entries (party_id, account, order_id) include (amount_in_paise);
drop index ledger_entries_by_party;
