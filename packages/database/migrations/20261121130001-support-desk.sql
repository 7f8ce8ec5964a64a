-- Support finds what nobody delivers, and the orders of whoever calls: the buyer, who gets the parcel, and the
-- farmer whom an agent named.
create index orders_not_delivered on orders (state_entered_at, id) where state = 'DELIVERY_FAILED';
create index master_orders_by_phone on master_orders (phone);
create index master_orders_by_farmer on master_orders (farmer_mobile_no) where farmer_mobile_no is not null;
