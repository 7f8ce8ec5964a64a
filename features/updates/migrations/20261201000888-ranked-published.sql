create view published.ranked_updates as
 select one.id as update_id,
    one.share_id,
    one.author_profile_id,
    one.body,
    rank.published_at,
    rank.useful_count + 2 * rank.talker_count as weight
   from updates one
     join update_ranks rank on rank.update_id = one.id
  where one.published_at is not null and one.taken_down_at is null;

comment on view published.ranked_updates is 'An update that is out, with its words; its weight is the people who found it useful and twice those who talk about it.';

create view published.update_topics as
 select update_id,
    topic,
    published_at
   from update_topics;

comment on view published.update_topics is 'A village, district or crop that an update that is out is about.';

create view published.reader_topics as
 select person.id as profile_id,
    unnest(place_topics(update_author(person.id)) || array(
      select 'crop/' || crop from update_readers chosen, unnest(chosen.crops) crop where chosen.profile_id = person.id)) as topic
   from published.profiles person;

comment on view published.reader_topics is 'A village, district or crop of a person, as updates are ordered for that person.';
