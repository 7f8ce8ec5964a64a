-- The last time of each stream. Its lock lets what is published in one stream become visible in the order of its
-- times, so that a reader who asks for "later than this" misses none.
create table feed_streams (
  entity_id text primary key check (length(entity_id) between 1 and 60),
  last_published_at timestamptz not null
);
comment on table feed_streams is 'owner: feed';
insert into feed_streams (entity_id, last_published_at)
select entity_id, max(published_at) from feed_items group by entity_id;
