create table privacy_requests (
    id bigint generated always as identity primary key,
    profile_id bigint not null references profiles (id),
    kind text not null check (kind in ('export', 'erasure')),
    state text not null check (state in ('waiting', 'under-way', 'ready', 'done', 'taken-back', 'refused')),
    asked_at timestamptz not null,
    asked_by_profile_id bigint not null references profiles (id),
    carry_out_at timestamptz not null,
    due_at timestamptz not null,
    ended_at timestamptz,
    kept_until timestamptz,
    reason text check (length(reason) between 1 and 300),
    held_told_at timestamptz,
    constraint privacy_requests_ended check ((ended_at is null) = (state in ('waiting', 'under-way'))),
    constraint privacy_requests_reason check ((reason is not null) = (state = 'refused')),
    constraint privacy_requests_kept check ((kept_until is not null) = (kind = 'export' and state in ('ready', 'done')))
);

comment on table privacy_requests is 'owner: privacy';

create unique index privacy_requests_one_open on privacy_requests (profile_id, kind) where ended_at is null;

create index privacy_requests_by_person on privacy_requests (profile_id, kind, id desc);

create index privacy_requests_by_asker on privacy_requests (asked_by_profile_id);

create index privacy_requests_open on privacy_requests (due_at, id) where ended_at is null;

create index privacy_requests_ended_latest on privacy_requests (ended_at desc, id desc) where ended_at is not null;

create index privacy_requests_kept_until on privacy_requests (kept_until) where state = 'ready';

create table privacy_export_parts (
    request_id bigint not null references privacy_requests (id),
    part integer not null,
    bytes bytea not null,
    primary key (request_id, part)
);

comment on table privacy_export_parts is 'owner: privacy';
