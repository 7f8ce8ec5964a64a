-- A practice order is shown on every screen and changes nothing: it never moves, and the ledger knows nothing of it.
-- Its number begins with D and comes from its cart, so that it takes none from the series of real orders.
alter table orders add constraint practice_orders_never_move check (not is_dummy or state = 'ORD_PLACED');
alter table ledger_sets add constraint no_practice_orders_in_the_ledger check (order_id not like 'D%');
