create table tax_deposits (
    month text not null,
    levy text not null,
    amount_in_paise bigint not null,
    challan text not null,
    paid_on date not null,
    noted_by bigint not null,
    noted_at timestamptz not null,
    carried_in_paise bigint default 0 not null,
    set_off_in text,
    is_refund boolean default false not null,
    id bigint generated always as identity,
    taken_back_at timestamptz,
    taken_back_by bigint,
    taken_back_because text,
    constraint tax_deposits_carried_in_paise_check check ((carried_in_paise <= 0)),
    constraint tax_deposits_check1 check (((set_off_in is null) or (set_off_in > month))),
    constraint tax_deposits_levy_check check ((levy = any (array['gst-tcs'::text, 'income-tax-sales'::text, 'income-tax-commission'::text]))),
    constraint tax_deposits_month_check check ((month ~ '^[0-9]{4}-[0-9]{2}$'::text)),
    constraint tax_deposits_sum_check check (
case
    when (set_off_in is not null) then (amount_in_paise = 0)
    when is_refund then (amount_in_paise < 0)
    else (amount_in_paise > 0)
end),
    constraint tax_deposits_taken_back_check check ((num_nonnulls(taken_back_at, taken_back_by, taken_back_because) = any (array[0, 3]))),
    constraint tax_deposits_pkey primary key (id)
);

create table withheld_taxes (
    id bigint generated always as identity,
    effect_key text not null,
    levy text not null,
    payee_kind text not null,
    profile_id bigint not null,
    order_id text,
    withheld_on date not null,
    month text not null,
    tax_year text not null,
    is_interstate boolean,
    rate_in_basis_points integer not null,
    law text not null,
    base_in_paise bigint not null,
    amount_in_paise bigint not null,
    constraint withheld_taxes_check check (((levy = 'gst-tcs'::text) = (is_interstate is not null))),
    constraint withheld_taxes_month_check check ((month ~ '^[0-9]{4}-[0-9]{2}$'::text)),
    constraint withheld_taxes_payee_kind_check check ((payee_kind = any (array['seller'::text, 'agent'::text]))),
    constraint withheld_taxes_tax_year_check check ((tax_year ~ '^[0-9]{2}-[0-9]{2}$'::text)),
    constraint withheld_taxes_effect_key_key unique (effect_key),
    constraint withheld_taxes_pkey primary key (id)
);

create table withholding_rates (
    levy text not null,
    valid_from date not null,
    rate_in_basis_points integer not null,
    threshold_in_paise bigint default 0 not null,
    law text not null,
    constraint withholding_rates_levy_check check ((levy = any (array['gst-tcs'::text, 'income-tax-sales'::text, 'income-tax-commission'::text]))),
    constraint withholding_rates_rate_in_basis_points_check check (((rate_in_basis_points >= 0) and (rate_in_basis_points <= 10000))),
    constraint withholding_rates_threshold_in_paise_check check ((threshold_in_paise >= 0)),
    constraint withholding_rates_pkey primary key (levy, valid_from)
);

create unique index tax_deposits_standing on tax_deposits using btree (month, levy) where (taken_back_at is null);

create index tax_deposits_taken_back on tax_deposits using btree (month, levy) where (taken_back_at is not null);

create index withheld_taxes_of_month on withheld_taxes using btree (month);

create index withheld_taxes_of_order on withheld_taxes using btree (order_id) where (order_id is not null);

create index withheld_taxes_of_person on withheld_taxes using btree (profile_id, levy, tax_year);

alter table only tax_deposits
    add constraint tax_deposits_noted_by_fkey foreign key (noted_by) references profiles(id);

alter table only tax_deposits
    add constraint tax_deposits_taken_back_by_fkey foreign key (taken_back_by) references profiles(id);

alter table only withheld_taxes
    add constraint withheld_taxes_order_id_fkey foreign key (order_id) references orders(id);

alter table only withheld_taxes
    add constraint withheld_taxes_profile_id_fkey foreign key (profile_id) references profiles(id);

comment on table tax_deposits is 'owner: withholding';

comment on table withheld_taxes is 'owner: withholding';

comment on table withholding_rates is 'owner: withholding';

insert into withholding_rates values
	('gst-tcs', '2018-10-01', 100, 0, 'CGST Act 2017, s. 52'),
	('gst-tcs', '2024-07-10', 50, 0, 'CGST Act 2017, s. 52'),
	('income-tax-sales', '2021-04-01', 100, 50000000, 'Income-tax Act 1961, s. 194-O'),
	('income-tax-sales', '2024-10-01', 10, 50000000, 'Income-tax Act 1961, s. 194-O'),
	('income-tax-sales', '2026-04-01', 10, 50000000, 'Income-tax Act 2025, s. 393'),
	('income-tax-commission', '2024-10-01', 200, 1500000, 'Income-tax Act 1961, s. 194H'),
	('income-tax-commission', '2025-04-01', 200, 2000000, 'Income-tax Act 1961, s. 194H'),
	('income-tax-commission', '2026-04-01', 200, 2000000, 'Income-tax Act 2025, s. 393');

create trigger tax_deposits_are_never_deleted before delete on tax_deposits for each row execute function refuse_change();

create trigger tax_deposits_are_never_emptied before truncate on tax_deposits for each statement execute function refuse_change();

create trigger tax_deposits_are_only_taken_back before update on tax_deposits for each row execute function allow_taking_back();

create trigger withheld_taxes_are_append_only before delete or update on withheld_taxes for each row execute function refuse_change();

create trigger withheld_taxes_are_never_emptied before truncate on withheld_taxes for each statement execute function refuse_change();
