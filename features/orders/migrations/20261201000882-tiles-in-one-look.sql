create or replace view order_facts as
 select orders.id as order_id,
        case
            when coalesce(master.farmer_mobile_no, master.phone) <> buyer.mobile_no
            then nullif(coalesce(master.farmer_name, master.recipient_name), 'erased')
        end as made_for,
        case
            when orders.is_cancelled then (select to_state from order_state_changes change
              where change.order_id = orders.id
                and to_state in ('CANCEL_APPROVED', 'SELLER_REJECTED', 'RETURNED_TO_ORIGIN', 'RETURN_ACCEPTED')
              order by change.id desc limit 1)
        end as ended_by,
    master.payment_mode,
        case
            when master.collected_by <> 'agent' and exists (
              select from published.ledger_sets left_set where left_set.effect_key = 'margin-left-to-agent:' || orders.id) then 'agent'
            else master.collected_by
        end as collected_by,
    master.buyer_is_agent
   from orders
     join master_orders master on master.id = orders.master_id
     join published.profiles buyer on buyer.id = orders.buyer_profile_id;

-- The same columns as before; the books and the purchase are looked at once for each order.
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
            else coalesce(books.margin_in_paise, 0)
        end as booked_margin_in_paise,
    orders.created_at,
    orders.buyer_profile_id,
    sellers.profile_id as seller_profile_id,
    sellers.business_name as seller_name_en,
    sellers.business_name_te as seller_name_te,
    coalesce(books.balance_in_paise, 0) as balance_in_paise,
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
        case
            when facts.payment_mode = 'COD' then coalesce(books.open_margin_in_paise, 0)
        end as margin_due_in_paise,
    facts.buyer_is_agent,
    (select coalesce(sum(amount_in_paise), 0)::bigint from published.payment_claims claim
      where claim.order_id = orders.id and claim.status = 'waiting') as waiting_in_paise
   from orders
     join published.sellers on sellers.id = orders.seller_id
     join order_facts facts on facts.order_id = orders.id
     -- Without the limit the books of all orders would be summed first.
     left join lateral (
       select * from published.ledger_order_sums sums where sums.order_id = orders.id limit 1
     ) books on true;
