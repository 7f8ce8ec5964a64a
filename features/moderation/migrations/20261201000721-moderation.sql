create table moderation_cases (
    id bigint generated always as identity primary key,
    kind text not null check (length(kind) between 1 and 40),
    subject_key text not null check (length(subject_key) between 1 and 64),
    author_profile_id bigint not null references profiles (id),
    leads_to text not null,
    -- As they were when they were last reported.
    words text,
    picture_keys text[] not null default '{}',
    state text not null check (state = any (array['open', 'kept', 'hidden', 'appealed'])),
    -- Since when somebody has to look at it.
    waits_since timestamptz,
    is_warned boolean not null default false,
    reason text check (length(reason) between 1 and 300),
    decided_at timestamptz,
    appeal_words text check (length(appeal_words) between 1 and 500),
    appealed_at timestamptz,
    constraint moderation_cases_subject_key unique (kind, subject_key),
    constraint moderation_cases_waits_check check ((waits_since is not null) = (state in ('open', 'appealed'))),
    constraint moderation_cases_told_why_check check (state not in ('hidden', 'appealed') or reason is not null)
);
create index moderation_cases_that_wait on moderation_cases (waits_since, id) where waits_since is not null;
create index moderation_cases_by_author on moderation_cases (author_profile_id);

create table moderation_reports (
    id bigint generated always as identity primary key,
    case_id bigint not null references moderation_cases (id),
    profile_id bigint not null references profiles (id),
    reason text not null check (reason = any (array['wrong-advice', 'rude', 'selling', 'not-true', 'other'])),
    words text check (length(words) between 1 and 300),
    reported_at timestamptz not null,
    decided_at timestamptz,
    constraint moderation_reports_once_key unique (case_id, profile_id)
);
create index moderation_reports_by_person on moderation_reports (profile_id);

comment on table moderation_cases is 'owner: moderation';
comment on table moderation_reports is 'owner: moderation';

create view published.reported_words as
 select about.kind,
    about.subject_key,
    report.profile_id
   from moderation_reports report
     join moderation_cases about on about.id = report.case_id;

comment on view published.reported_words is 'A person has reported something that another one wrote.';
