create view published.counted_comments as
 select said.update_id,
    said.profile_id,
    above.profile_id as above_profile_id
   from update_comments said
     left join update_comments above on above.id = said.parent_id
  where said.body is not null;

comment on view published.counted_comments is 'A comment that the count below an update holds: who wrote it and the one above it.';
