create table ledger_agent_margins (
    party_id bigint not null,
    pending_in_paise bigint not null,
    earned_in_paise bigint not null,
    constraint ledger_agent_margins_pkey primary key (party_id)
);

comment on table ledger_agent_margins is 'owner: ledger';

insert into ledger_agent_margins (party_id, pending_in_paise, earned_in_paise)
select party_id, coalesce(sum(amount_in_paise) filter (where account = 'agent-margin-pending'), 0),
  coalesce(sum(amount_in_paise) filter (where account = 'agent-margin-earned'), 0)
from ledger_entries where account in ('agent-margin-pending', 'agent-margin-earned') and party_id is not null
group by party_id;

create view published.ledger_agent_margins as
 select party_id,
    pending_in_paise,
    earned_in_paise
   from ledger_agent_margins;

comment on view published.ledger_agent_margins is 'What all orders of an agent earn him, pending and earned, summed as it is posted.';
