-- An order that could not be delivered by its day is late too.
drop index orders_late;
create index orders_late on orders (expected_by, id) where not is_dummy and state in
  ('SELLER_ACCEPTED', 'PACKED', 'DISPATCHED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED');
