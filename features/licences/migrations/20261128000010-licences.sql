create table licence_requests (
    id bigint generated always as identity,
    seller_id bigint not null,
    seller_profile_id bigint not null,
    kind text not null,
    licence_number text not null,
    valid_until date not null,
    scan text not null,
    state text default 'waiting'::text not null,
    reason text,
    sent_by bigint not null,
    sent_at timestamptz not null,
    decided_by bigint,
    moved_at timestamptz not null,
    constraint licence_requests_kind_check check ((kind = any (array['seed'::text, 'fertiliser'::text, 'insecticide'::text]))),
    constraint licence_requests_state_check check ((state = any (array['waiting'::text, 'approved'::text, 'returned'::text]))),
    constraint licence_requests_reason_check check (((state = 'returned'::text) = (reason is not null))),
    constraint licence_requests_decided_check check (((state = 'waiting'::text) = (decided_by is null))),
    constraint licence_requests_pkey primary key (id)
);

create table licence_notices (
    seller_id bigint not null,
    kind text not null,
    valid_until date not null,
    days_before integer not null,
    told_at timestamptz not null,
    constraint licence_notices_days_check check ((days_before = any (array[30, 7, 1, 0]))),
    constraint licence_notices_pkey primary key (seller_id, kind, valid_until, days_before)
);

create unique index licence_requests_one_waiting on licence_requests using btree (seller_id, kind) where (state = 'waiting'::text);

create index licence_requests_by_seller on licence_requests using btree (seller_id, kind, id desc);

create index licence_requests_by_state on licence_requests using btree (state, moved_at, id);

create index licence_requests_by_sender on licence_requests using btree (sent_by);

create index licence_requests_by_decider on licence_requests using btree (decided_by);

alter table only licence_requests
    add constraint licence_requests_seller_id_fkey foreign key (seller_id) references sellers(id);

alter table only licence_requests
    add constraint licence_requests_sent_by_fkey foreign key (sent_by) references profiles(id);

alter table only licence_requests
    add constraint licence_requests_decided_by_fkey foreign key (decided_by) references profiles(id);

alter table only licence_notices
    add constraint licence_notices_seller_id_fkey foreign key (seller_id) references sellers(id);

comment on table licence_requests is 'owner: licences';

comment on table licence_notices is 'owner: licences';
