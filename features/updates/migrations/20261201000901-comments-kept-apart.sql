-- Comments of the count below an update that a block keeps from this person, or whose thread it does.
create function published.comments_kept_from(viewer bigint, shown_update bigint) returns integer language sql stable as $$
  select count(*)::int from update_comments said left join update_comments above on above.id = said.parent_id
  where said.update_id = shown_update and said.body is not null
    and exists (select from published.people_apart where profile_id = viewer
      and (other_profile_id = said.profile_id or other_profile_id = above.profile_id))
$$;
comment on function published.comments_kept_from is 'How many comments of the count below an update a block keeps from a person.';
drop view published.counted_comments;
