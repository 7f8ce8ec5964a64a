create table contacts (
    id bigint generated always as identity,
    profile_id bigint not null,
    name text not null,
    mobile_no text not null,
    created_at timestamptz not null,
    constraint contacts_mobile_no_check check ((mobile_no ~ '^[6-9][0-9]{9}$'::text)),
    constraint contacts_name_check check (((length(name) >= 1) and (length(name) <= 60))),
    constraint contacts_pkey primary key (id),
    constraint contacts_profile_id_mobile_no_key unique (profile_id, mobile_no),
    constraint contacts_profile_id_fkey foreign key (profile_id) references profiles(id)
);

comment on table contacts is 'owner: contacts';

create index contacts_by_mobile_no on contacts (mobile_no);
