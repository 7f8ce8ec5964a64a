create table teams (
    id bigint generated always as identity,
    seller_profile_id bigint not null,
    name text not null,
    target_in_paise bigint,
    created_at timestamptz not null,
    constraint teams_name_check check (((length(name) >= 1) and (length(name) <= 60))),
    constraint teams_target_in_paise_check check ((target_in_paise > 0)),
    constraint teams_pkey primary key (id)
);

create unique index teams_by_seller on teams using btree (seller_profile_id, lower(name));

create table team_members (
    id bigint generated always as identity,
    team_id bigint not null,
    seller_profile_id bigint not null,
    mobile_no text not null,
    profile_id bigint,
    roles text[] not null,
    invited_at timestamptz not null,
    joined_at timestamptz,
    constraint team_members_joined_check check (((profile_id is null) = (joined_at is null))),
    constraint team_members_mobile_no_check check ((mobile_no ~ '^[6-9][0-9]{9}$'::text)),
    constraint team_members_roles_check check (((roles <@ array['owner'::text, 'catalogue'::text, 'orders'::text, 'accounts'::text]) and (cardinality(roles) > 0))),
    constraint team_members_pkey primary key (id),
    constraint team_members_profile_id_key unique (profile_id),
    constraint team_members_seller_profile_id_mobile_no_key unique (seller_profile_id, mobile_no)
);

create index team_members_by_team on team_members using btree (team_id, id);

create index team_members_by_number on team_members using btree (mobile_no, id);

alter table only teams
    add constraint teams_seller_profile_id_fkey foreign key (seller_profile_id) references profiles(id);

alter table only team_members
    add constraint team_members_team_id_fkey foreign key (team_id) references teams(id) on delete cascade;

alter table only team_members
    add constraint team_members_profile_id_fkey foreign key (profile_id) references profiles(id);

comment on table teams is 'owner: teams';

comment on table team_members is 'owner: teams';
