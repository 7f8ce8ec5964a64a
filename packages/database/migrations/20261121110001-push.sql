-- Browsers that get pushes. Each belongs to the session in which it asked for them and goes when that ends.
create table push_devices (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles (id),
  session_id bigint not null unique references sessions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1024),
  public_key bytea not null check (length(public_key) = 65),
  auth_secret bytea not null check (length(auth_secret) = 16),
  language text not null check (language in ('en', 'te')),
  subscribed_at timestamptz not null
);
create index push_devices_by_profile on push_devices (profile_id, subscribed_at);
comment on table push_devices is 'owner: notifications';

-- How a kind of notification reaches a person, where he chose something else than its default.
create table notification_switches (
  profile_id bigint not null references profiles (id),
  kind text not null,
  choice text not null check (choice in ('push', 'in-app', 'off')),
  changed_at timestamptz not null,
  primary key (profile_id, kind)
);
comment on table notification_switches is 'owner: notifications';

-- Hours in Indian time, where a person changed them. Without quiet hours both are null.
create table notification_hours (
  profile_id bigint primary key references profiles (id),
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  digest_at smallint not null check (digest_at between 0 and 23),
  changed_at timestamptz not null,
  check ((quiet_from is null) = (quiet_until is null))
);
comment on table notification_hours is 'owner: notifications';

-- A notification that is to be pushed, once, whatever happens twice. `look_at` says when something is to be decided.
create table pushes (
  profile_id bigint not null,
  told_at bigint not null,
  state text not null check (state in ('waiting', 'for digest', 'in digest', 'sent', 'not sent')),
  look_at timestamptz not null,
  -- The day in India as one of whose few pushes it counts.
  counted_on date,
  primary key (profile_id, told_at),
  foreign key (profile_id, told_at) references notifications (profile_id, told_at) on delete cascade
);
create index pushes_due on pushes (look_at) where state in ('waiting', 'for digest');
create index pushes_counted on pushes (profile_id, counted_on) where counted_on is not null;
comment on table pushes is 'owner: notifications';

-- A push on its way to one device. `try_at` is when to try (again); null: nothing is left to do.
create table push_deliveries (
  profile_id bigint not null,
  told_at bigint not null,
  device_id bigint not null references push_devices (id) on delete cascade,
  tries smallint not null default 0,
  try_at timestamptz,
  primary key (profile_id, told_at, device_id),
  foreign key (profile_id, told_at) references pushes (profile_id, told_at) on delete cascade
);
create index push_deliveries_due on push_deliveries (try_at) where try_at is not null;
create index push_deliveries_by_device on push_deliveries (device_id);
comment on table push_deliveries is 'owner: notifications';
