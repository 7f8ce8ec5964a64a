create view published.delivered_lines as
 select line.id as line_id,
    line.order_id,
    line.level3_id,
    line.level3_title_en,
    line.level3_title_te,
    line.image,
    line.bed,
    orders.seller_id,
    orders.buyer_profile_id,
        case
            when master_orders.buyer_is_agent then ( select profiles.id
               from published.profiles
              where profiles.mobile_no = coalesce(master_orders.farmer_mobile_no, master_orders.phone))
            else null::bigint
        end as recipient_profile_id,
    orders.delivered_at
   from order_lines line
     join orders on orders.id = line.order_id
     join master_orders on master_orders.id = orders.master_id
  where orders.delivered_at is not null and not orders.is_cancelled and not orders.is_practice;

comment on view published.delivered_lines is 'Packs that were delivered and have not all come back: who ordered them, and the farmer for whom an agent did.';
