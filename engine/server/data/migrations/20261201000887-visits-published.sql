create view published.visits as
 select profile_id,
    max(last_seen_at) as seen_at
   from sessions
  group by profile_id;

comment on view published.visits is 'When a person was here last, to the hour; of people with a session.';
