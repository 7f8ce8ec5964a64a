-- Orders that are not there though their day is over: found by that day, and their sellers told once.
alter table orders add column late_told_at timestamptz;
create index orders_late on orders (expected_by, id) where not is_dummy and state in
  ('SELLER_ACCEPTED', 'PACKED', 'DISPATCHED', 'OUT_FOR_DELIVERY');
