create table coupon_terms (
    valid_from date not null,
    welcome_in_paise bigint not null,
    referral_in_paise bigint not null,
    days_of_life integer not null,
    least_value_in_paise bigint not null,
    constraint coupon_terms_days_of_life_check check ((days_of_life > 0)),
    constraint coupon_terms_least_value_in_paise_check check ((least_value_in_paise >= 0)),
    constraint coupon_terms_referral_in_paise_check check ((referral_in_paise > 0)),
    constraint coupon_terms_welcome_in_paise_check check ((welcome_in_paise > 0)),
    constraint coupon_terms_pkey primary key (valid_from)
);

create table coupons (
    id bigint generated always as identity,
    reason text not null,
    holder_profile_id bigint not null,
    reward_type text not null,
    code text not null,
    value_in_paise bigint not null,
    valid_until date not null,
    friend_profile_id bigint,
    used_by_master_id text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    least_value_in_paise bigint not null,
    constraint coupons_check check (((reward_type = 'REFERRAL_COUPON'::text) = (friend_profile_id is not null))),
    constraint coupons_code_check check ((code ~ '^[A-Z0-9]{6,20}$'::text)),
    constraint coupons_least_value_in_paise_check check ((least_value_in_paise >= 0)),
    constraint coupons_reward_type_check check ((reward_type = any (array['WELCOME_COUPON'::text, 'REFERRAL_COUPON'::text]))),
    constraint coupons_value_in_paise_check check ((value_in_paise > 0)),
    constraint coupons_code_key unique (code),
    constraint coupons_pkey primary key (id),
    constraint coupons_reason_key unique (reason)
);

create index coupons_by_holder on coupons using btree (holder_profile_id, id desc);

create unique index coupons_one_per_order on coupons using btree (used_by_master_id) where (used_by_master_id is not null);

alter table only coupons
    add constraint coupons_friend_profile_id_fkey foreign key (friend_profile_id) references profiles(id);

alter table only coupons
    add constraint coupons_holder_profile_id_fkey foreign key (holder_profile_id) references profiles(id);

alter table only coupons
    add constraint coupons_used_by_master_id_fkey foreign key (used_by_master_id) references master_orders(id) deferrable initially deferred;

create view named_coupons as
 select coupons.id as coupon_id,
    coupons.holder_profile_id,
    coupons.reward_type,
    coupons.code,
    coupons.value_in_paise,
    coupons.valid_until,
    (coupons.used_by_master_id is not null) as is_used,
    coupons.used_by_master_id,
    coupons.least_value_in_paise
   from coupons;

comment on table coupon_terms is 'owner: coupons';

comment on table coupons is 'owner: coupons';

comment on view named_coupons is 'owner: coupons';

insert into coupon_terms values
	('2020-01-01', 5000, 10000, 90, 100000);

create view published.named_coupons as
 select coupon_id,
    holder_profile_id,
    reward_type,
    code,
    value_in_paise,
    valid_until,
    is_used,
    least_value_in_paise
   from named_coupons;

comment on view published.named_coupons is 'A coupon as its holder may use it.';
