-- A person may not write before others for a while, for what a case says.
create table writing_pauses (
    id bigint generated always as identity primary key,
    case_id bigint not null references moderation_cases (id),
    profile_id bigint not null references profiles (id),
    days smallint not null check (days in (1, 7, 30)),
    begins_at timestamptz not null,
    -- Null: closed for good.
    ends_at timestamptz,
    -- An accepted appeal has ended it.
    lifted_at timestamptz,
    -- Whether writing is to be closed for good, which the platform admin decides.
    closing text not null default 'none' check (closing = any (array['none', 'asked', 'closed', 'refused'])),
    constraint writing_pauses_once_key unique (case_id, begins_at),
    constraint writing_pauses_closed_check check ((ends_at is null) = (closing = 'closed'))
);
create index writing_pauses_by_person on writing_pauses (profile_id, begins_at);
create index writing_pauses_asked on writing_pauses (begins_at, id) where closing = 'asked' and lifted_at is null;
comment on table writing_pauses is 'owner: moderation';

create view published.writing_pauses as
 select profile_id,
    begins_at,
    ends_at
   from writing_pauses
  where lifted_at is null;

comment on view published.writing_pauses is 'A person may not write before others from then until then, or for good.';

-- It was out of sight until support had looked, so its author was told of the look.
alter table moderation_cases add column was_held boolean not null default false;
update moderation_cases set was_held = true where is_held;
