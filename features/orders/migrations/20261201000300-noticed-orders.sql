create view published.noticed_orders as
 select orders.id as order_id,
    coalesce(master_orders.farmer_name,
        case when master_orders.buyer_is_agent then master_orders.recipient_name end) as farmer_name,
    line.level3_title_en as title_en,
    line.level3_title_te as title_te,
    line.sku_attributes as attributes,
    line.image as drawing,
    line.bed,
    product.photo_keys[1] as photo,
    (select count(*) from order_lines every_line where every_line.order_id = orders.id) - 1 as other_lines
   from orders
     join master_orders on master_orders.id = orders.master_id
     join lateral (select * from order_lines where order_lines.order_id = orders.id
       order by order_lines.id limit 1) line on true
     left join published.product_level3 product on product.id = line.level3_id;

comment on view published.noticed_orders is 'What a notification of an order shows of it: its first product, how many more there are, and the farmer it is for.';
