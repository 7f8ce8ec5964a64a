alter table only carts
    add constraint carts_coupon_id_fkey foreign key (coupon_id) references coupons(id);
