-- What the order "For you" needs of an update that is out, beside it: engagement changes these small rows only.
create table update_ranks (
    update_id bigint not null,
    language text not null,
    topics text[] not null,
    published_at timestamptz not null,
    useful_count integer default 0 not null,
    talker_count integer default 0 not null,
    seen_count integer default 0 not null,
    -- Ten times as many people weigh as much as 45,000 seconds, so that nothing changes with time alone.
    hot double precision generated always as (
        log(greatest(useful_count + 2 * talker_count, 1)::double precision)
        + extract(epoch from published_at - timestamptz '2026-01-01 00:00:00+00')::double precision / 45000
    ) stored not null,
    constraint update_ranks_language_check check (language in ('en', 'te')),
    constraint update_ranks_pkey primary key (update_id),
    constraint update_ranks_update_id_fkey foreign key (update_id) references updates(id) on delete cascade
);

comment on table update_ranks is 'owner: updates';

create index update_ranks_hottest on update_ranks (hot desc, update_id desc);

-- On trial: until twenty people have seen it.
create index update_ranks_on_trial on update_ranks (published_at desc) where seen_count < 20;

-- The village, the district and the crops of an update, to find the newest of each.
create table update_topics (
    update_id bigint not null,
    topic text not null,
    published_at timestamptz not null,
    constraint update_topics_pkey primary key (update_id, topic),
    constraint update_topics_update_id_fkey foreign key (update_id) references updates(id) on delete cascade
);

comment on table update_topics is 'owner: updates';

create index update_topics_newest on update_topics (topic, published_at desc, update_id desc);

-- In which order a person reads, his crops, and what he has seen lately, the latest first.
create table update_readers (
    profile_id bigint not null,
    list_order text default 'newest' not null,
    crops text[] default '{}' not null,
    seen_ids bigint[] default '{}' not null,
    constraint update_readers_list_order_check check (list_order in ('newest', 'for-you')),
    constraint update_readers_crops_check check (cardinality(crops) <= 5),
    constraint update_readers_seen_ids_check check (cardinality(seen_ids) <= 300),
    constraint update_readers_pkey primary key (profile_id),
    constraint update_readers_profile_id_fkey foreign key (profile_id) references profiles(id)
);

comment on table update_readers is 'owner: updates';

-- The topics of the place that a card shows beside the name.
create function place_topics(author jsonb) returns text[] language sql immutable as $$
  select array_remove(array[
    'village/' || lower(author ->> 'district') || '/' || lower(author -> 'village' ->> 'en'),
    'district/' || lower(author ->> 'district')], null)
$$;

-- What is out already was seen by enough people.
insert into update_ranks (update_id, language, topics, published_at, useful_count, talker_count, seen_count)
select one.id, case when one.body ~ '[ఀ-౿]' then 'te' else 'en' end,
    place_topics(update_author(one.author_profile_id)) || array(select 'crop/' || crop from unnest(one.crops) crop),
    one.published_at,
    (select count(*) from update_marks
      where update_id = one.id and kind = 'useful' and profile_id <> one.author_profile_id),
    (select count(distinct profile_id) from update_comments
      where update_id = one.id and body is not null and profile_id <> one.author_profile_id),
    20
from updates one where one.published_at is not null and one.taken_down_at is null;

insert into update_topics (update_id, topic, published_at)
select update_id, topic, published_at from update_ranks, unnest(topics) topic;
