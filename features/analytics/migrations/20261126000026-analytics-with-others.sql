alter table only analytics_purchases
    add constraint analytics_purchases_master_id_fkey foreign key (master_id) references master_orders(id);
