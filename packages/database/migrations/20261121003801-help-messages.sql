-- Messages of the contact page. Name and number stand here as they were when the person wrote: the team calls back.
create table help_messages (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles (id),
  profile_key text not null,
  first_name text not null,
  mobile_no text not null,
  text text not null check (text <> ''),
  created_at timestamptz not null
);
create index help_messages_by_person on help_messages (profile_id);
comment on table help_messages is 'owner: help';
