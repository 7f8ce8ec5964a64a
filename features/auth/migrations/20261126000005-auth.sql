create table credentials (
    profile_id bigint not null,
    password_hash text not null,
    changed_at timestamptz not null,
    constraint credentials_pkey primary key (profile_id)
);

create table known_devices (
    token_hash bytea not null,
    profile_id bigint not null,
    first_used_at timestamptz not null,
    last_used_at timestamptz not null,
    constraint known_devices_pkey primary key (token_hash, profile_id)
);

create table one_time_codes (
    request_id text not null,
    mobile_no text not null,
    purpose text not null,
    code_hash bytea not null,
    pending jsonb not null,
    wrong_tries integer default 0 not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    asked_from text default ''::text not null,
    constraint one_time_codes_purpose_check check ((purpose = any (array['sign-up'::text, 'sign-in'::text, 'reset'::text, 'consent'::text]))),
    constraint one_time_codes_wrong_tries_check check (((wrong_tries >= 0) and (wrong_tries <= 5))),
    constraint one_time_codes_pkey primary key (request_id)
);

create table recovery_codes (
    profile_id bigint not null,
    code_hash bytea not null,
    used_at timestamptz,
    constraint recovery_codes_pkey primary key (profile_id, code_hash)
);

create table referrals (
    id bigint generated always as identity,
    new_profile_id bigint not null,
    referrer_profile_id bigint not null,
    created_at timestamptz not null,
    constraint referrals_check check ((new_profile_id <> referrer_profile_id)),
    constraint referrals_new_profile_id_key unique (new_profile_id),
    constraint referrals_pkey primary key (id)
);

create table second_factors (
    profile_id bigint not null,
    sealed_secret bytea,
    waiting_secret bytea,
    waiting_since timestamptz,
    set_at timestamptz,
    last_step bigint default 0 not null,
    constraint second_factors_check check (((sealed_secret is null) = (set_at is null))),
    constraint second_factors_check1 check (((waiting_secret is null) = (waiting_since is null))),
    constraint second_factors_pkey primary key (profile_id)
);

create index known_devices_by_last_use on known_devices using btree (last_used_at);

create index known_devices_by_profile on known_devices using btree (profile_id);

create index one_time_codes_by_mobile on one_time_codes using btree (mobile_no, created_at desc);

create index referrals_by_referrer on referrals using btree (referrer_profile_id);

alter table only credentials
    add constraint credentials_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only known_devices
    add constraint known_devices_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only recovery_codes
    add constraint recovery_codes_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only referrals
    add constraint referrals_new_profile_id_fkey foreign key (new_profile_id) references profiles(id);

alter table only referrals
    add constraint referrals_referrer_profile_id_fkey foreign key (referrer_profile_id) references profiles(id);

alter table only second_factors
    add constraint second_factors_profile_id_fkey foreign key (profile_id) references profiles(id);

comment on table credentials is 'owner: auth';

comment on table known_devices is 'owner: auth';

comment on table one_time_codes is 'owner: auth';

comment on table recovery_codes is 'owner: auth';

comment on table referrals is 'owner: auth';

comment on table second_factors is 'owner: auth';
