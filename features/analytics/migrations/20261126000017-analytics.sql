create table analytics_consents (
    id bigint generated always as identity,
    profile_id bigint not null,
    is_given boolean not null,
    text_version integer not null,
    language text not null,
    chosen_at timestamptz not null,
    constraint analytics_consents_pkey primary key (id)
);

create table analytics_purchases (
    master_id text not null,
    reported_at timestamptz not null,
    constraint analytics_purchases_pkey primary key (master_id)
);

create index analytics_consents_by_profile on analytics_consents using btree (profile_id, id desc);

alter table only analytics_consents
    add constraint analytics_consents_profile_id_fkey foreign key (profile_id) references profiles(id);

comment on table analytics_consents is 'owner: analytics';

comment on table analytics_purchases is 'owner: analytics';
