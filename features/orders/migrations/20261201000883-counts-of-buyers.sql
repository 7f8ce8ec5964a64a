create view published.buyer_order_days as
 select buyer_profile_id,
    is_practice,
    day,
    orders
   from buyer_order_days;

comment on view published.buyer_order_days is 'How many orders a buyer has placed on a day in India.';
