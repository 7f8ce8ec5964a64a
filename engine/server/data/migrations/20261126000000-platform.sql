create extension pg_trgm;

create schema published;

comment on schema published is 'Views of tables, each for the features that do not own them.';

create function allow_taking_back() returns trigger
    language plpgsql
    as $$
declare
  takes_back constant text[] := '{taken_back_at,taken_back_by,taken_back_because}';
begin
  if old.taken_back_at is null and new.taken_back_at is not null
    and to_jsonb(old) - takes_back = to_jsonb(new) - takes_back then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Of an append-only row an erasure replaces the named columns by one word; nothing else ever changes.
create function allow_erasing() returns trigger
    language plpgsql
    as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - tg_argv = to_jsonb(new) - tg_argv
    and not exists (select from unnest(tg_argv) as erased_column
      where to_jsonb(new) ->> erased_column is distinct from to_jsonb(old) ->> erased_column
        and to_jsonb(new) ->> erased_column is distinct from 'erased') then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create function bank_number(typed text) returns text
    language sql immutable strict parallel safe
    return regexp_replace(upper(typed), '[^0-9A-Z]'::text, ''::text, 'g'::text);

create function refuse_change() returns trigger
    language plpgsql
    as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create sequence order_numbers
    start with 1
    increment by 1
    no minvalue
    no maxvalue
    cache 1;

create table audit_log (
    id bigint generated always as identity,
    occurred_at timestamptz not null,
    actor_profile_id bigint,
    action text not null,
    subject text not null,
    detail jsonb not null,
    request_id text not null,
    constraint audit_log_pkey primary key (id)
);

create table event_deliveries (
    event_id bigint not null,
    listener text not null,
    delivered_at timestamptz not null,
    constraint event_deliveries_pkey primary key (event_id, listener)
);

create table events (
    id bigint generated always as identity,
    name text not null,
    payload jsonb not null,
    occurred_at timestamptz not null,
    constraint events_pkey primary key (id)
);

create table feature_flags (
    name text not null,
    is_on boolean not null,
    changed_at timestamptz not null,
    changed_by bigint,
    constraint feature_flags_pkey primary key (name)
);

create table idempotency_keys (
    profile_id bigint not null,
    endpoint text not null,
    key text not null,
    fingerprint bytea not null,
    status integer not null,
    answer jsonb not null,
    created_at timestamptz not null,
    constraint idempotency_keys_key_check check (((length(key) >= 1) and (length(key) <= 255))),
    constraint idempotency_keys_pkey primary key (profile_id, endpoint, key)
);

create table mails (
    id bigint generated always as identity,
    mail_key text not null,
    kind text not null,
    to_address text not null,
    profile_id bigint,
    subject text not null,
    body text,
    state text not null,
    reason text,
    reason_detail text,
    tries integer default 0 not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    constraint mails_check check (((state <> 'failed'::text) or (reason is not null))),
    constraint mails_reason_check check ((reason = any (array['no-smtp'::text, 'expired'::text, 'refused'::text]))),
    constraint mails_state_check check ((state = any (array['queued'::text, 'handed_over'::text, 'failed'::text]))),
    constraint mails_mail_key_key unique (mail_key),
    constraint mails_pkey primary key (id)
);

create table fake_payu_payments (
    txnid text not null,
    mihpayid text not null,
    form jsonb not null,
    status text not null,
    unmapped_status text not null,
    mode text not null,
    bank_ref_num text,
    succeeds_at timestamptz,
    fails_refunds boolean default false not null,
    added_on timestamptz not null,
    constraint fake_payu_payments_mihpayid_key unique (mihpayid),
    constraint fake_payu_payments_pkey primary key (txnid)
);

create table fake_payu_refunds (
    token text not null,
    request_id text not null,
    mihpayid text not null,
    amount_in_paise bigint not null,
    callback text not null,
    asked_at timestamptz not null,
    constraint fake_payu_refunds_pkey primary key (token)
);

create table rate_limits (
    name text not null,
    subject text not null,
    let_through_at timestamptz[] not null,
    is_refused boolean not null,
    tried_at timestamptz not null,
    constraint rate_limits_pkey primary key (name, subject)
);

create table role_grants (
    profile_id bigint not null,
    role text not null,
    granted_at timestamptz not null,
    constraint role_grants_pkey primary key (profile_id, role)
);

create table sessions (
    token_hash bytea not null,
    profile_id bigint not null,
    profile_key text not null,
    device text not null,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    id bigint generated always as identity,
    has_second_factor boolean default false not null,
    constraint sessions_id_key unique (id),
    constraint sessions_pkey primary key (token_hash)
);

create table settings (
    name text not null,
    value jsonb not null,
    changed_at timestamptz default now() not null,
    constraint settings_pkey primary key (name)
);

create table sms_messages (
    id bigint generated always as identity,
    mobile_no text not null,
    template text not null,
    language text not null,
    body text,
    created_at timestamptz not null,
    sealed_body bytea,
    message_key text not null,
    purpose text not null,
    state text not null,
    reason text,
    reason_detail text,
    parts smallint default 1 not null,
    gateway text,
    may_be_taken boolean default false not null,
    tries integer default 0 not null,
    gateway_message_id text,
    expires_at timestamptz not null,
    handed_over_at timestamptz,
    ended_at timestamptz,
    constraint sms_codes_are_sealed check (((purpose = 'news'::text) or (body is null))),
    constraint sms_failures_have_a_reason check (((state <> 'failed'::text) or (reason is not null))),
    constraint sms_messages_language_check check ((language = any (array['en'::text, 'te'::text]))),
    constraint sms_messages_parts_check check ((parts >= 0)),
    constraint sms_messages_purpose_check check ((purpose = any (array['sign-in'::text, 'consent'::text, 'delivery'::text, 'news'::text]))),
    constraint sms_messages_state_check check ((state = any (array['queued'::text, 'handed_over'::text, 'delivered'::text, 'failed'::text]))),
    constraint sms_messages_pkey primary key (id)
);

create index audit_log_by_subject on audit_log using btree (subject, id);

create index events_by_name on events using btree (name, id);

create index idempotency_keys_by_age on idempotency_keys using btree (created_at);

create index mails_with_text on mails using btree (created_at) where (body is not null);

create index rate_limits_by_last_try on rate_limits using btree (tried_at);

create index sessions_by_expiry on sessions using btree (expires_at);

create index sessions_by_profile on sessions using btree (profile_id);

create index sms_messages_by_gateway_id on sms_messages using btree (gateway_message_id) where (gateway_message_id is not null);

create unique index sms_messages_by_key on sms_messages using btree (message_key);

create index sms_messages_by_mobile on sms_messages using btree (mobile_no, id desc);

create index sms_messages_failed on sms_messages using btree (ended_at) where (state = 'failed'::text);

create index sms_messages_by_number_and_time on sms_messages using btree (mobile_no, purpose, created_at);

create index sms_messages_by_time on sms_messages using btree (created_at);

create index sms_messages_with_text on sms_messages using btree (created_at) where ((body is not null) or (sealed_body is not null));

alter table only event_deliveries
    add constraint event_deliveries_event_id_fkey foreign key (event_id) references events(id);

alter table only fake_payu_refunds
    add constraint fake_payu_refunds_mihpayid_fkey foreign key (mihpayid) references fake_payu_payments(mihpayid);

comment on table audit_log is 'owner: platform';

comment on table event_deliveries is 'owner: platform';

comment on table events is 'owner: platform';

comment on table feature_flags is 'owner: platform';

comment on table idempotency_keys is 'owner: platform';

comment on table mails is 'owner: platform';

comment on table fake_payu_payments is 'owner: platform';

comment on table fake_payu_refunds is 'owner: platform';

comment on table rate_limits is 'owner: platform';

comment on table role_grants is 'owner: platform';

comment on table sessions is 'owner: platform';

comment on table settings is 'owner: platform';

comment on table sms_messages is 'owner: platform';

create trigger audit_log_is_append_only before delete or update on audit_log for each row execute function refuse_change();

create trigger audit_log_is_never_emptied before truncate on audit_log for each statement execute function refuse_change();

create view published.role_grants as
 select profile_id,
    role
   from role_grants;

comment on view published.role_grants is 'A role that a person holds.';
