alter table master_orders drop constraint master_orders_collected_by_check;

alter table master_orders add constraint master_orders_collected_by_check
    check (collected_by in ('agent', 'platform', 'seller'));
