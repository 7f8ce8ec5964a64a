-- Which products a buyer's whole order held: what the store counts together. Published by orders; names nobody.
create view ordered_products as
select distinct orders.master_id, order_lines.level3_id, orders.created_at
from order_lines
join orders on orders.id = order_lines.order_id
where not orders.is_cancelled and not orders.is_dummy;
comment on view ordered_products is 'owner: orders';

-- Counted anew every night: a few products for each, the most often bought with it first.
create table products_bought_together (
  level3_id bigint not null references product_level3 (id),
  other_level3_id bigint not null references product_level3 (id),
  position integer not null check (position > 0),
  primary key (level3_id, position),
  check (level3_id <> other_level3_id)
);
comment on table products_bought_together is 'owner: store';
