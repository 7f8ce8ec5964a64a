create table help_messages (
    id bigint generated always as identity,
    profile_id bigint not null,
    profile_key text not null,
    first_name text not null,
    mobile_no text not null,
    text text not null,
    created_at timestamptz not null,
    constraint help_messages_text_check check ((text <> ''::text)),
    constraint help_messages_pkey primary key (id)
);

create index help_messages_by_person on help_messages using btree (profile_id);

alter table only help_messages
    add constraint help_messages_profile_id_fkey foreign key (profile_id) references profiles(id);

comment on table help_messages is 'owner: help';
