create view published.useful_marks as
 select one.author_profile_id as receiver_id,
    mark.profile_id as giver_id,
    mark.made_at
   from update_marks mark
     join updates one on one.id = mark.update_id
  where mark.kind = 'useful' and one.published_at is not null and one.taken_down_at is null;

comment on view published.useful_marks is 'Somebody found an update that is out useful: who, whose update it is, and when.';
