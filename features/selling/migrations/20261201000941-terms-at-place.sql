create function published.terms_at_place(asked_seller_id bigint, pin_code text) returns jsonb
language sql stable
as $$
    select jsonb_build_object('sellerId', seller.id, 'sellerProfileId', seller.profile_id,
      'name', jsonb_build_object('en', seller.business_name, 'te', seller.business_name_te), 'town', seller.town,
      'state', seller.state, 'stateCode', left(seller.gstin, 2), 'handlingChargeInPaise', seller.handling_charge_in_paise,
      'rates', coalesce((
        select jsonb_agg(jsonb_build_object('fromInPaise', order_value_from_in_paise, 'chargeInPaise', charge_in_paise,
          'leadDays', lead_days, 'isCashOnDelivery', is_cash_on_delivery)
          order by length(pin_prefix) desc, order_value_from_in_paise desc)
        from shipping_rates where shipping_rates.seller_id = seller.id and starts_with(pin_code, pin_prefix)
      ), '[]'))
    from sellers seller where seller.id = asked_seller_id
$$;

comment on function published.terms_at_place is 'What a seller asks at a pin code, with all rates; null for an unknown seller.';
