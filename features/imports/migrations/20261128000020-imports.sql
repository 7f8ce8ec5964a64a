create table imports (
    id bigint generated always as identity primary key,
    profile_id bigint not null references profiles (id),
    started_by bigint not null,
    moved_by bigint not null,
    file_name text not null check (length(file_name) between 1 and 120),
    state text not null default 'checking'
        check (state in ('checking', 'checked', 'applying', 'stopped', 'done', 'undoing', 'undone', 'failed')),
    problem text,
    percent integer not null default 0 check (percent between 0 and 100),
    row_count integer not null default 0,
    new_count integer not null default 0,
    changed_count integer not null default 0,
    unchanged_count integer not null default 0,
    rejected_count integer not null default 0,
    checked_to integer not null default 0,
    to_apply integer not null default 0,
    applied_count integer not null default 0,
    applied_to integer not null default 0,
    undone_count integer not null default 0,
    kept_count integer not null default 0,
    undone_to integer not null default 0,
    are_rows_kept boolean not null default true,
    created_at timestamptz not null,
    finished_at timestamptz,
    constraint imports_problem check ((problem is not null) = (state = 'failed')),
    constraint imports_applied check (applied_count <= to_apply)
);

comment on table imports is 'owner: imports. Files of prices and stock that sellers send; checked_to, applied_to and undone_to are the rows last done; started_by sent the file, moved_by confirmed or undid it last: the seller or a member of the seller''s team.';

create index imports_by_profile on imports (profile_id, id desc);

create unique index imports_one_at_a_time on imports (profile_id) where state in ('checking', 'applying', 'undoing');

create index imports_with_rows on imports (created_at) where are_rows_kept;

create table import_files (
    import_id bigint primary key references imports (id) on delete cascade,
    content bytea not null
);

alter table import_files alter column content set storage external;

comment on table import_files is 'owner: imports. The file of an import until all its rows are checked.';

create table import_rows (
    import_id bigint not null references imports (id) on delete cascade,
    row_number integer not null,
    outcome text not null check (outcome in ('new', 'changed', 'unchanged', 'rejected')),
    cells jsonb not null,
    sku_id bigint,
    listing_id bigint,
    before jsonb,
    after jsonb,
    reason jsonb,
    is_applied boolean not null default false,
    kept_reason jsonb,
    constraint import_rows_pkey primary key (import_id, row_number),
    constraint import_rows_reason check ((reason is not null) = (outcome = 'rejected')),
    constraint import_rows_applied check (not is_applied or outcome in ('new', 'changed'))
);

comment on table import_rows is 'owner: imports. A row of an import: what it would change, has changed, or why it was rejected.';

create index import_rows_by_outcome on import_rows (import_id, outcome, row_number);

create index import_rows_by_pack on import_rows (import_id, sku_id);

create index import_rows_kept on import_rows (import_id, row_number) where kept_reason is not null;
