create table applications (
    id bigint generated always as identity,
    profile_id bigint not null,
    kind text not null,
    state text default 'draft'::text not null,
    facts jsonb not null,
    reason text,
    revision integer default 1 not null,
    created_at timestamptz not null,
    saved_at timestamptz not null,
    moved_at timestamptz not null,
    sent_at timestamptz,
    constraint applications_kind_check check ((kind = any (array['agent'::text, 'seller'::text]))),
    constraint applications_state_check check ((state = any (array['draft'::text, 'applied'::text, 'more-needed'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text]))),
    constraint applications_reason_check check (((state = any (array['more-needed'::text, 'refused'::text])) = (reason is not null))),
    constraint applications_sent_check check (((sent_at is not null) or (state = any (array['draft'::text, 'withdrawn'::text])))),
    constraint applications_pkey primary key (id)
);

create table application_moves (
    id bigint generated always as identity,
    application_id bigint not null,
    state text not null,
    reason text,
    moved_by bigint not null,
    moved_at timestamptz not null,
    constraint application_moves_pkey primary key (id)
);

create unique index applications_one_open on applications using btree (profile_id, kind) where (state = any (array['draft'::text, 'applied'::text, 'more-needed'::text]));

create index applications_by_person on applications using btree (profile_id, kind, id desc);

create index applications_by_state on applications using btree (state, moved_at, id) where (sent_at is not null);

create index application_moves_by_application on application_moves using btree (application_id, id);

create index application_moves_by_person on application_moves using btree (moved_by);

alter table only applications
    add constraint applications_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only application_moves
    add constraint application_moves_application_id_fkey foreign key (application_id) references applications(id);

alter table only application_moves
    add constraint application_moves_moved_by_fkey foreign key (moved_by) references profiles(id);

comment on table applications is 'owner: applications';

comment on table application_moves is 'owner: applications';

create trigger application_moves_are_append_only before delete or update on application_moves for each row execute function allow_erasing('reason');
