-- How many orders a buyer has placed on each day in India. A page far down a long list begins on the day that holds it,
-- and a total is the sum of a few days: neither walks over the orders in between.
create table buyer_order_days (
  buyer_profile_id bigint not null references profiles (id),
  is_dummy boolean not null,
  day date not null,
  orders integer not null check (orders > 0),
  primary key (buyer_profile_id, is_dummy, day)
);
comment on table buyer_order_days is 'owner: orders';

insert into buyer_order_days (buyer_profile_id, is_dummy, day, orders)
select buyer_profile_id, is_dummy, (created_at at time zone 'Asia/Kolkata')::date, count(*)
from orders group by 1, 2, 3;
