create table payout_accounts (
    profile_id bigint not null,
    holder text not null,
    upi_id text,
    account_number text,
    ifsc text,
    changed_at timestamptz not null,
    constraint payout_accounts_account_number_check check ((account_number ~ '^[0-9]{9,18}$'::text)),
    constraint payout_accounts_check check (((upi_id is not null) <> (account_number is not null))),
    constraint payout_accounts_check1 check (((account_number is null) = (ifsc is null))),
    constraint payout_accounts_holder_check check (((length(holder) >= 2) and (length(holder) <= 80))),
    constraint payout_accounts_ifsc_check check ((ifsc ~ '^[A-Z]{4}0[0-9A-Z]{6}$'::text)),
    constraint payout_accounts_upi_id_check check ((upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z]{2,32}$'::text)),
    constraint payout_accounts_pkey primary key (profile_id)
);

create table payout_approvals (
    profile_id bigint not null,
    amount_in_paise bigint not null,
    stands_for text not null,
    approved_by bigint not null,
    approved_at timestamptz not null,
    constraint payout_approvals_amount_in_paise_check check ((amount_in_paise > 0)),
    constraint payout_approvals_pkey primary key (profile_id)
);

create table payout_batches (
    id bigint generated always as identity,
    made_by bigint not null,
    made_at timestamptz not null,
    constraint payout_batches_pkey primary key (id)
);

create table payout_lines (
    payout_id bigint not null,
    order_id text not null,
    amount_in_paise bigint not null,
    withheld_in_paise bigint default 0 not null,
    constraint payout_lines_amount_in_paise_check check ((amount_in_paise <> 0)),
    constraint payout_lines_withheld_in_paise_check check ((withheld_in_paise >= 0)),
    constraint payout_lines_pkey primary key (payout_id, order_id)
);

create table payouts (
    id bigint generated always as identity,
    batch_id bigint not null,
    profile_id bigint not null,
    amount_in_paise bigint not null,
    holder text not null,
    upi_id text,
    account_number text,
    ifsc text,
    state text default 'under-way'::text not null,
    bank_reference text,
    failed_because text,
    settled_at timestamptz,
    withheld_in_paise bigint default 0 not null,
    returned_on date,
    return_reference text,
    return_noted_at timestamptz,
    return_noted_by bigint,
    first_approved_by bigint,
    approved_by bigint not null,
    constraint payouts_two_people_check check ((first_approved_by <> approved_by)),
    constraint payouts_amount_in_paise_check check ((amount_in_paise > 0)),
    constraint payouts_check1 check (((state = 'failed'::text) = (failed_because is not null))),
    constraint payouts_check2 check (((state = 'under-way'::text) = (settled_at is null))),
    constraint payouts_paid_check check (((state = any (array['paid'::text, 'returned'::text])) = (bank_reference is not null))),
    constraint payouts_returned_check check ((num_nonnulls(returned_on, return_reference, return_noted_at, return_noted_by) =
case state
    when 'returned'::text then 4
    else 0
end)),
    constraint payouts_state_check check ((state = any (array['under-way'::text, 'paid'::text, 'failed'::text, 'returned'::text]))),
    constraint payouts_withheld_in_paise_check check ((withheld_in_paise >= 0)),
    constraint payouts_bank_reference_key unique (bank_reference),
    constraint payouts_batch_id_profile_id_key unique (batch_id, profile_id),
    constraint payouts_pkey primary key (id)
);

create index payouts_by_person on payouts using btree (profile_id, id desc);

create unique index payouts_one_under_way on payouts using btree (profile_id) where (state = 'under-way'::text);

alter table only payout_accounts
    add constraint payout_accounts_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only payout_approvals
    add constraint payout_approvals_approved_by_fkey foreign key (approved_by) references profiles(id);

alter table only payout_approvals
    add constraint payout_approvals_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only payouts
    add constraint payouts_approved_by_fkey foreign key (approved_by) references profiles(id);

alter table only payouts
    add constraint payouts_first_approved_by_fkey foreign key (first_approved_by) references profiles(id);

alter table only payout_batches
    add constraint payout_batches_made_by_fkey foreign key (made_by) references profiles(id);

alter table only payout_lines
    add constraint payout_lines_order_id_fkey foreign key (order_id) references orders(id);

alter table only payout_lines
    add constraint payout_lines_payout_id_fkey foreign key (payout_id) references payouts(id);

alter table only payouts
    add constraint payouts_batch_id_fkey foreign key (batch_id) references payout_batches(id);

alter table only payouts
    add constraint payouts_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only payouts
    add constraint payouts_return_noted_by_fkey foreign key (return_noted_by) references profiles(id);

comment on table payout_accounts is 'owner: payouts';

comment on table payout_approvals is 'owner: payouts';

comment on table payout_batches is 'owner: payouts';

comment on table payout_lines is 'owner: payouts';

comment on table payouts is 'owner: payouts';

create trigger payout_lines_are_append_only before delete or update on payout_lines for each row execute function refuse_change();
