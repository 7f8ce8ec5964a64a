-- Who asked that writing be closed for good, or last let an appeal against it win: another person decides.
alter table writing_pauses add column asked_by_profile_id bigint references profiles (id);
alter table writing_pauses add column decided_by_profile_id bigint references profiles (id);
alter table writing_pauses add constraint writing_pauses_two_people_check check (asked_by_profile_id <> decided_by_profile_id);
