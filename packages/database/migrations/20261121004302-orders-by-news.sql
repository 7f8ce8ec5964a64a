-- A buyer's own orders in a stream stand where something last happened to them that concerns the buyer: what the seller
-- is paid after delivery is no news.
drop index orders_by_move;
create index orders_by_news on orders (buyer_profile_id,
  (case when delivered_at is not null and not is_cancelled
    and state in ('SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP', 'SETTLED') then delivered_at else state_entered_at end) desc,
  id desc) where not is_dummy;
