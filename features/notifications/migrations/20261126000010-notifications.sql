create table notification_hours (
    profile_id bigint not null,
    quiet_from smallint,
    quiet_until smallint,
    digest_at smallint not null,
    changed_at timestamptz not null,
    constraint notification_hours_check check (((quiet_from is null) = (quiet_until is null))),
    constraint notification_hours_digest_at_check check (((digest_at >= 0) and (digest_at <= 23))),
    constraint notification_hours_quiet_from_check check (((quiet_from >= 0) and (quiet_from <= 23))),
    constraint notification_hours_quiet_until_check check (((quiet_until >= 0) and (quiet_until <= 23))),
    constraint notification_hours_pkey primary key (profile_id)
);

create table notification_keys (
    profile_id bigint not null,
    last_told_at bigint not null,
    constraint notification_keys_pkey primary key (profile_id)
);

create table notification_switches (
    profile_id bigint not null,
    kind text not null,
    choice text not null,
    changed_at timestamptz not null,
    constraint notification_switches_choice_check check ((choice = any (array['push'::text, 'in-app'::text, 'off'::text]))),
    constraint notification_switches_pkey primary key (profile_id, kind)
);

create table notifications (
    profile_id bigint not null,
    told_at bigint not null,
    activity_id text not null,
    kind text not null,
    heading_en text not null,
    heading_te text not null,
    body_en text not null,
    body_te text not null,
    leads_to text not null,
    read_at timestamptz,
    constraint notifications_pkey primary key (profile_id, told_at),
    constraint notifications_profile_id_activity_id_key unique (profile_id, activity_id)
);

create table push_deliveries (
    profile_id bigint not null,
    told_at bigint not null,
    device_id bigint not null,
    tries smallint default 0 not null,
    try_at timestamptz,
    constraint push_deliveries_pkey primary key (profile_id, told_at, device_id)
);

create table push_devices (
    id bigint generated always as identity,
    profile_id bigint not null,
    session_id bigint not null,
    endpoint text not null,
    public_key bytea not null,
    auth_secret bytea not null,
    language text not null,
    subscribed_at timestamptz not null,
    constraint push_devices_auth_secret_check check ((length(auth_secret) = 16)),
    constraint push_devices_endpoint_check check ((length(endpoint) <= 1024)),
    constraint push_devices_language_check check ((language = any (array['en'::text, 'te'::text]))),
    constraint push_devices_public_key_check check ((length(public_key) = 65)),
    constraint push_devices_endpoint_key unique (endpoint),
    constraint push_devices_pkey primary key (id),
    constraint push_devices_session_id_key unique (session_id)
);

create table pushes (
    profile_id bigint not null,
    told_at bigint not null,
    state text not null,
    look_at timestamptz not null,
    counted_on date,
    constraint pushes_state_check check ((state = any (array['waiting'::text, 'for digest'::text, 'in digest'::text, 'sent'::text, 'not sent'::text]))),
    constraint pushes_pkey primary key (profile_id, told_at)
);

create index notifications_unread on notifications using btree (profile_id) where (read_at is null);

create index push_deliveries_by_device on push_deliveries using btree (device_id);

create index push_deliveries_due on push_deliveries using btree (try_at) where (try_at is not null);

create index push_devices_by_profile on push_devices using btree (profile_id, subscribed_at);

create index pushes_counted on pushes using btree (profile_id, counted_on) where (counted_on is not null);

create index pushes_due on pushes using btree (look_at) where (state = any (array['waiting'::text, 'for digest'::text]));

alter table only notification_hours
    add constraint notification_hours_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only notification_keys
    add constraint notification_keys_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only notification_switches
    add constraint notification_switches_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only notifications
    add constraint notifications_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only push_deliveries
    add constraint push_deliveries_device_id_fkey foreign key (device_id) references push_devices(id) on delete cascade;

alter table only push_deliveries
    add constraint push_deliveries_profile_id_told_at_fkey foreign key (profile_id, told_at) references pushes(profile_id, told_at) on delete cascade;

alter table only push_devices
    add constraint push_devices_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only push_devices
    add constraint push_devices_session_id_fkey foreign key (session_id) references sessions(id) on delete cascade;

alter table only pushes
    add constraint pushes_profile_id_told_at_fkey foreign key (profile_id, told_at) references notifications(profile_id, told_at) on delete cascade;

comment on table notification_hours is 'owner: notifications';

comment on table notification_keys is 'owner: notifications';

comment on table notification_switches is 'owner: notifications';

comment on table notifications is 'owner: notifications';

comment on table push_deliveries is 'owner: notifications';

comment on table push_devices is 'owner: notifications';

comment on table pushes is 'owner: notifications';
