alter table coupons
    add column voided_at timestamptz,
    add column void_reason text,
    add constraint coupons_void_check check (((voided_at is null) = (void_reason is null))),
    add constraint coupons_void_unused_check check (((voided_at is null) or (used_by_master_id is null)));

create index coupons_used_latest on coupons using btree (id desc) where (used_by_master_id is not null);

create index coupons_voided_latest on coupons using btree (id desc) where (voided_at is not null);
