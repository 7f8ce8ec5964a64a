-- Finance refunds money without packs, and every refund says how it went back, by whom and when.
alter table order_refunds
  -- Why money goes back without packs, as the buyer reads it; null: the order or packs of it are over.
  add column reason text,
  add column granted_by_profile_id bigint references profiles (id),
  -- What of the amount is the agent's margin, taken back from him.
  add column margin_in_paise bigint not null default 0 check (margin_in_paise between 0 and amount_in_paise),
  -- By the payment provider the way it came, or sent by finance.
  add column method text check (method in ('provider', 'bank-transfer', 'upi', 'cash')),
  add column sent_at timestamptz,
  add column sent_by_profile_id bigint references profiles (id);
update order_refunds set method = case when is_by_provider then 'provider' else 'bank-transfer' end, sent_at = changed_at
  where status in ('sent', 'confirmed');

-- Money that became no order and that the provider could not pay back is sent again under another token, or by hand.
alter table refunds
  drop constraint refunds_state_check,
  add constraint refunds_state_check check (state in ('waiting', 'under-way', 'done', 'failed', 'replaced', 'by-hand')),
  add column method text check (method in ('bank-transfer', 'upi', 'cash'));
create unique index refunds_by_hand on refunds (bank_arn) where state = 'by-hand';

-- Refunds of money were rows of the provider's alone.
insert into order_refunds (effect_key, order_id, buyer_profile_id, amount_in_paise, margin_in_paise, is_whole, status,
  reference, is_by_provider, method, reason, granted_by_profile_id, asked_at, changed_at, sent_at)
select 'money:' || token, order_id, buyer_profile_id, amount_in_paise, margin_in_paise, false, 'confirmed', token, true,
  'provider', reason, asked_by_profile_id, asked_at, settled_at, asked_at
from refunds join orders on orders.id = refunds.order_id
where refunds.state = 'done' and not exists (select from order_refunds where reference = token);
alter table refunds drop column margin_in_paise;
