-- What every feature stands on: sessions, rights, limits, keys, events, audit, flags, messages.

create table settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
comment on table settings is 'owner: platform';

create table role_grants (
  profile_id bigint not null,
  role text not null,
  granted_at timestamptz not null,
  primary key (profile_id, role)
);
comment on table role_grants is 'owner: platform';

create table sessions (
  token_hash bytea primary key,
  profile_id bigint not null,
  profile_key text not null,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_profile on sessions (profile_id);
create index sessions_by_expiry on sessions (expires_at);
comment on table sessions is 'owner: platform';

create table rate_limits (
  name text not null,
  subject text not null,
  window_started_at timestamptz not null,
  hits integer not null check (hits > 0),
  primary key (name, subject, window_started_at)
);
create index rate_limits_by_window on rate_limits (window_started_at);
comment on table rate_limits is 'owner: platform';

-- The first answer given under a key is kept and replayed (decision 0006).
create table idempotency_keys (
  profile_id bigint not null,
  endpoint text not null,
  key text not null check (length(key) between 1 and 255),
  fingerprint bytea not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (profile_id, endpoint, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
comment on table idempotency_keys is 'owner: platform';

create table events (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  occurred_at timestamptz not null
);
create index events_by_name on events (name, id);
comment on table events is 'owner: platform';

-- One row per event and listener: a repeated delivery finds its row and does nothing.
create table event_deliveries (
  event_id bigint not null references events (id),
  listener text not null,
  delivered_at timestamptz not null,
  primary key (event_id, listener)
);
comment on table event_deliveries is 'owner: platform';

create table audit_log (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null,
  actor_profile_id bigint,
  action text not null,
  subject text not null,
  detail jsonb not null,
  request_id text not null
);
create index audit_log_by_subject on audit_log (subject, id);
comment on table audit_log is 'owner: platform';

create table feature_flags (
  name text primary key,
  is_on boolean not null,
  changed_at timestamptz not null,
  changed_by bigint
);
comment on table feature_flags is 'owner: platform';

create table sms_messages (
  id bigint generated always as identity primary key,
  mobile_no text not null,
  template text not null,
  language text not null check (language in ('en', 'te')),
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index sms_messages_by_mobile on sms_messages (mobile_no, id desc);
comment on table sms_messages is 'owner: platform';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_is_never_emptied before truncate on audit_log
  for each statement execute function refuse_change();
