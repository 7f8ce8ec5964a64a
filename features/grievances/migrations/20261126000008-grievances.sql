create table grievance_messages (
    id bigint generated always as identity,
    grievance_id bigint not null,
    is_from_support boolean not null,
    author_profile_id bigint not null,
    body text not null,
    written_at timestamptz not null,
    constraint grievance_messages_body_check check (((length(body) >= 1) and (length(body) <= 2000))),
    constraint grievance_messages_pkey primary key (id)
);

create table grievances (
    id bigint generated always as identity,
    profile_id bigint not null,
    subject text not null,
    order_number text,
    raised_at timestamptz not null,
    acknowledge_by timestamptz not null,
    settle_by timestamptz not null,
    acknowledged_at timestamptz,
    settled_at timestamptz,
    constraint grievances_check check (((acknowledge_by > raised_at) and (settle_by > raised_at))),
    constraint grievances_check1 check (((settled_at is null) or (acknowledged_at is not null))),
    constraint grievances_order_number_check check ((length(order_number) <= 40)),
    constraint grievances_subject_check check ((subject = any (array['order'::text, 'payment'::text, 'refund'::text, 'goods'::text, 'account'::text, 'privacy'::text, 'other'::text]))),
    constraint grievances_pkey primary key (id)
);

create index grievance_messages_by_author on grievance_messages using btree (author_profile_id);

create index grievance_messages_by_grievance on grievance_messages using btree (grievance_id, id);

create index grievances_by_person on grievances using btree (profile_id, id desc);

create index grievances_open on grievances using btree (settle_by) where (settled_at is null);

create index grievances_settled on grievances using btree (settled_at desc) where (settled_at is not null);

alter table only grievance_messages
    add constraint grievance_messages_author_profile_id_fkey foreign key (author_profile_id) references profiles(id);

alter table only grievance_messages
    add constraint grievance_messages_grievance_id_fkey foreign key (grievance_id) references grievances(id);

alter table only grievances
    add constraint grievances_profile_id_fkey foreign key (profile_id) references profiles(id);

comment on table grievance_messages is 'owner: grievances';

comment on table grievances is 'owner: grievances';

create trigger grievance_messages_are_append_only before update on grievance_messages for each row execute function refuse_change();
