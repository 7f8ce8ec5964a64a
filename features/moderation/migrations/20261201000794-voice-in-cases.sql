-- As it was when it was last reported.
alter table moderation_cases add column voice text check (length(voice) <= 40);
