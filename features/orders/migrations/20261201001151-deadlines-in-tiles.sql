drop view published.order_tiles;
drop view order_tiles;

-- A tile says until when the transfer that its order waits for has to be on its way. What shows in few tiles is read for
-- those alone.
create view order_tiles as
 select orders.id,
    orders.master_id,
    orders.delivery_round,
    orders.state,
    orders.state_entered_at,
    orders.is_practice,
    orders.is_cancelled,
    orders.delivered_at,
    orders.trade_type,
    orders.items_value_in_paise,
    orders.shipping_in_paise,
    orders.handling_in_paise,
    orders.discounts_in_paise,
    orders.coupon_in_paise,
    orders.total_in_paise,
    orders.commission_in_paise,
    orders.agent_handling_in_paise,
    to_char(orders.expected_by, 'YYYY-MM-DD') as expected_by,
        case
            when orders.is_practice or orders.is_cancelled or orders.state in ('PAYMENT_FAILED', 'ORD_EXPIRED') then null
            else coalesce(books.margin_in_paise, 0)
        end as booked_margin_in_paise,
    orders.created_at,
    orders.buyer_profile_id,
    sellers.profile_id as seller_profile_id,
    sellers.business_name as seller_name_en,
    sellers.business_name_te as seller_name_te,
    coalesce(books.balance_in_paise, 0) as balance_in_paise,
        case
            when facts.payment_mode = 'Online' then
              (select txnid from published.online_payments_of_orders online where online.master_id = orders.master_id)
        end as txnid,
    (select json_agg(json_build_object('titleEn', level3_title_en, 'titleTe', level3_title_te, 'image', image, 'bed', bed,
        'quantity', quantity) order by line.id)
      from order_lines line where line.order_id = orders.id) as tile_lines,
    facts.made_for,
    facts.ended_by,
    facts.payment_mode,
    facts.collected_by,
        case
            when facts.payment_mode = 'COD' then coalesce(books.open_margin_in_paise, 0)
        end as margin_due_in_paise,
    facts.buyer_is_agent,
        case
            when books.balance_in_paise > 0 then
              (select coalesce(sum(amount_in_paise), 0)::bigint from published.payment_claims claim
                where claim.order_id = orders.id and claim.status = 'waiting')
            else 0
        end as waiting_in_paise,
        case
            when orders.state = 'PAYMENT_PENDING' and facts.payment_mode = 'Bank Transfer' then
              (select pay_before from published.transfer_deadlines deadline where deadline.order_id = orders.id)
        end as pay_before
   from orders
     join published.sellers on sellers.id = orders.seller_id
     join order_facts facts on facts.order_id = orders.id
     -- Without the limit the books of all orders would be summed first.
     left join lateral (
       select * from published.ledger_order_sums sums where sums.order_id = orders.id limit 1
     ) books on true;

comment on view order_tiles is 'An order as its buyer sees it in lists; the margin is what the books have of it, none for a practice order and one that is over.';

create view published.order_tiles as
 select id as order_id,
    buyer_profile_id,
    is_practice,
    to_jsonb(order_tiles.*) as tile
   from order_tiles;

comment on view published.order_tiles is 'An order as the tile that its buyer sees, as JSON.';
