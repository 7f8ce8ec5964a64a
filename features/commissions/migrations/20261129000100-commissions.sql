create table commission_rules (
    id bigint generated always as identity primary key,
    level1_id bigint references product_level1 (id),
    level2_id bigint references product_level2 (id),
    valid_from date not null,
    rate_in_basis_points integer check (rate_in_basis_points between 0 and 10000),
    added_at timestamptz not null,
    begun_at timestamptz,
    constraint commission_rules_one_scope check (level1_id is null or level2_id is null)
);

comment on table commission_rules is 'owner: commissions. From a day on an agent''s margin on packs of a group, a category or all; without a rate the wider rule holds.';

create index commission_rules_by_scope on commission_rules (level2_id, level1_id, valid_from desc, id desc);

create index commission_rules_to_begin on commission_rules (valid_from) where begun_at is null;

create function published.commission_rule_of(level1 bigint, level2 bigint, on_day date) returns jsonb
    language sql stable parallel safe
    return (
        select jsonb_build_object('scope', scope, 'rateInBasisPoints', rate)
        from (
            (select 1 as nearness, 'group' as scope, rate_in_basis_points as rate from commission_rules
                where level2_id = level2 and valid_from <= on_day order by valid_from desc, id desc limit 1)
            union all
            (select 2, 'category', rate_in_basis_points from commission_rules
                where level1_id = level1 and valid_from <= on_day order by valid_from desc, id desc limit 1)
            union all
            (select 3, 'all', rate_in_basis_points from commission_rules
                where level1_id is null and level2_id is null and valid_from <= on_day
                order by valid_from desc, id desc limit 1)
        ) rules
        where rate is not null
        order by nearness limit 1
    );

comment on function published.commission_rule_of is 'The rule by which an agent earns on packs of a category and group on a day: the nearest one; null without any.';

create function published.commission_by_rule(level1 bigint, level2 bigint, on_day date, price bigint, mrp bigint)
    returns bigint
    language sql stable parallel safe
    return least(
        price * coalesce((published.commission_rule_of(level1, level2, on_day) ->> 'rateInBasisPoints')::integer, 0) / 10000,
        mrp - price
    );

comment on function published.commission_by_rule is 'What an agent earns by the rules on a pack of this price, in paise, rounded down; with the price never above the MRP.';
