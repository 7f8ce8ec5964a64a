create index order_state_changes_accepted on order_state_changes using btree (actor_profile_id, entered_at) where (action = 'ACCEPT'::text);

create view published.accepted_orders as
 select change.order_id,
    orders.seller_id,
    change.actor_profile_id as accepted_by_profile_id,
    change.entered_at as accepted_at,
    orders.total_in_paise
   from (order_state_changes change
     join orders on ((orders.id = change.order_id)))
  where ((change.action = 'ACCEPT'::text) and (not orders.is_practice) and (not orders.is_cancelled));

comment on view published.accepted_orders is 'An order that a seller has accepted and that still stands, and which person accepted it when.';
