create or replace view order_tiles as
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
            else coalesce((select margin_in_paise from published.ledger_order_margins margin
              where margin.order_id = orders.id), 0)
        end as booked_margin_in_paise,
    orders.created_at,
    orders.buyer_profile_id,
    sellers.profile_id as seller_profile_id,
    sellers.business_name as seller_name_en,
    sellers.business_name_te as seller_name_te,
    (select goods_in_paise from order_dues due
      where due.order_id = orders.id) as balance_in_paise,
    (select txnid from published.online_payments_of_orders online
      where online.master_id = orders.master_id) as txnid,
    (select jsonb_agg(jsonb_build_object(
        'lineId', line.id, 'listingId', listing_id, 'level1TitleEn', level1_title_en, 'level1TitleTe', level1_title_te,
        'level2Id', level2_id, 'level3Id', level3_id, 'titleEn', level3_title_en, 'titleTe', level3_title_te,
        'image', image, 'bed', bed, 'attributes', sku_attributes, 'quantity', quantity,
        'priceInPaise', line.price_in_paise, 'discountInPaise', line.discount_in_paise,
        'commissionInPaise', line.commission_in_paise, 'gstRateInBasisPoints', gst_rate_in_basis_points)
        order by line.id)
      from order_lines line where line.order_id = orders.id) as lines,
    facts.made_for,
    facts.ended_by,
    facts.payment_mode,
    facts.collected_by,
    (select margin_in_paise from order_dues due
      where due.order_id = orders.id and facts.payment_mode = 'COD') as margin_due_in_paise,
    (select buyer_is_agent from master_orders master
      where master.id = orders.master_id) as buyer_is_agent,
    (select coalesce(sum(amount_in_paise), 0)::bigint from published.payment_claims claim
      where claim.order_id = orders.id and claim.status = 'waiting') as waiting_in_paise
   from orders
     join published.sellers on sellers.id = orders.seller_id
     join order_facts facts on facts.order_id = orders.id;

create or replace view published.order_tiles as
 select id as order_id,
    buyer_profile_id,
    is_practice,
    to_jsonb(order_tiles.*) as tile
   from order_tiles;

comment on view published.order_tiles is 'An order as the tile that its buyer sees, as JSON.';
