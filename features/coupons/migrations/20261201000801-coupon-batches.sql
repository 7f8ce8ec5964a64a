create table coupon_batches (
    id bigint generated always as identity,
    name text not null,
    value_in_paise bigint not null,
    least_value_in_paise bigint not null,
    last_day date not null,
    revision integer not null default 1,
    created_at timestamptz not null,
    voided_at timestamptz,
    void_reason text,
    constraint coupon_batches_value_check check ((value_in_paise > 0)),
    constraint coupon_batches_least_value_check check ((least_value_in_paise >= 0)),
    constraint coupon_batches_void_check check (((voided_at is null) = (void_reason is null))),
    constraint coupon_batches_pkey primary key (id)
);

create table coupon_codes (
    code text not null,
    batch_id bigint not null,
    taken_by_profile_id bigint,
    taken_at timestamptz,
    constraint coupon_codes_code_check check ((code ~ '^[A-Z0-9]{6,20}$'::text)),
    constraint coupon_codes_taken_check check (((taken_by_profile_id is null) = (taken_at is null))),
    constraint coupon_codes_pkey primary key (code)
);

create index coupon_codes_by_batch on coupon_codes using btree (batch_id, code);

create unique index coupon_codes_one_per_person on coupon_codes using btree (batch_id, taken_by_profile_id) where (taken_by_profile_id is not null);

create index coupon_codes_by_person on coupon_codes using btree (taken_by_profile_id) where (taken_by_profile_id is not null);

alter table only coupon_codes
    add constraint coupon_codes_batch_fkey foreign key (batch_id) references coupon_batches(id);

alter table only coupon_codes
    add constraint coupon_codes_taken_by_fkey foreign key (taken_by_profile_id) references profiles(id);

alter table coupons
    drop constraint coupons_reward_type_check,
    add constraint coupons_reward_type_check check ((reward_type = any (array['WELCOME_COUPON'::text, 'REFERRAL_COUPON'::text, 'GIFT_COUPON'::text])));

comment on table coupon_batches is 'owner: coupons';

comment on table coupon_codes is 'owner: coupons';
