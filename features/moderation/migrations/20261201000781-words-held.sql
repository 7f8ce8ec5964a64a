-- Out of sight until support has looked at it.
alter table moderation_cases add column is_held boolean not null default false;
alter table moderation_cases add constraint moderation_cases_held_check check (not is_held or state = 'open');
