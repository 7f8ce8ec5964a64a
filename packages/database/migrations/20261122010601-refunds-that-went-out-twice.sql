-- What the buyer is still to send back of a refund that both finance and the provider have paid, and since when.
alter table refunds
  add column twice_at timestamptz,
  add column owed_back_in_paise bigint not null default 0 check (owed_back_in_paise between 0 and amount_in_paise),
  add check (owed_back_in_paise = 0 or twice_at is not null);
update refunds set twice_at = occurred_at, owed_back_in_paise = amount_in_paise
from ledger_sets where kind = 'refund-twice' and effect_key = 'refund-twice:' || refunds.token;
create index refunds_owed_back on refunds (twice_at) where owed_back_in_paise > 0;
