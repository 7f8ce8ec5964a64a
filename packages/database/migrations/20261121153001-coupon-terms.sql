-- What coupons are worth and when they count, from a day on: the operator adds a row. A coupon keeps the terms of the
-- day on which it was given.
create table coupon_terms (
  valid_from date primary key,
  welcome_in_paise bigint not null check (welcome_in_paise > 0),
  referral_in_paise bigint not null check (referral_in_paise > 0),
  -- A coupon can be used on so many days after the one on which it was given.
  days_of_life integer not null check (days_of_life > 0),
  -- Least value of the products, after discounts and before margin and charges.
  least_value_in_paise bigint not null check (least_value_in_paise >= 0)
);
comment on table coupon_terms is 'owner: coupons';
insert into coupon_terms (valid_from, welcome_in_paise, referral_in_paise, days_of_life, least_value_in_paise)
values ('2020-01-01', 5000, 10000, 90, 100000);

alter table coupons add column least_value_in_paise bigint not null default 100000 check (least_value_in_paise >= 0);
alter table coupons alter column least_value_in_paise drop default;
create or replace view named_coupons as
select id as coupon_id, holder_profile_id, reward_type, code, value_in_paise, valid_until,
  used_by_master_id is not null as is_used, used_by_master_id, least_value_in_paise
from coupons;
