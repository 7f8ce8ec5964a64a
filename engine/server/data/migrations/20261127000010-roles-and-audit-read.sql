alter table role_grants add column granted_by_profile_id bigint;

create index role_grants_by_role on role_grants using btree (role, profile_id);

create index audit_log_by_actor on audit_log using btree (actor_profile_id, id);

create index audit_log_by_action on audit_log using btree (action, id);

create or replace view published.role_grants as
 select profile_id,
    role,
    granted_at,
    granted_by_profile_id
   from role_grants;

comment on view published.role_grants is 'A role that a person holds, since when, and which person gave it; null where no person is known.';

create view published.audit_log as
 select id,
    occurred_at,
    actor_profile_id,
    action,
    subject,
    detail
   from audit_log;

comment on view published.audit_log is 'A line of the log: who did what to which thing; newer lines have higher ids.';
