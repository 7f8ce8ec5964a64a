-- Comments of the count below an update that a block keeps from this person, or whose thread it does.
create function published.comments_kept_from(viewer bigint, shown_update bigint) returns integer language sql stable as $$
  select count(*)::int from update_comments said
  where said.update_id = shown_update and said.body is not null
    and array[said.profile_id, (select profile_id from update_comments above where above.id = said.parent_id)]
      && array(select other_profile_id from published.people_apart where profile_id = viewer)
$$;
comment on function published.comments_kept_from is 'How many comments of the count below an update a block keeps from a person.';
drop view published.counted_comments;
