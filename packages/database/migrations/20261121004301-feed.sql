-- What stands in a stream: one row for each subject that a feature has published. The words and products are those
-- shown at once; whatever else a subject has its own feature keeps.
create table feed_items (
  id bigint generated always as identity primary key,
  -- The stream: the id of a programme page or one of the two of home.
  entity_id text not null check (length(entity_id) between 1 and 60),
  subject_kind text not null check (length(subject_kind) between 1 and 40),
  subject_key text not null check (length(subject_key) between 1 and 120),
  event text not null check (event ~ '^[A-Z][A-Z_]{1,39}$'),
  author_profile_id bigint references profiles (id),
  -- Shown as written by the operator of the store instead of by the author.
  is_by_house boolean not null default false,
  -- Null: every signed-in person; else this one alone.
  reader_profile_id bigint references profiles (id),
  title text check (length(title) between 1 and 200),
  words text check (length(words) between 1 and 5000),
  level3_ids bigint[] not null default '{}' check (cardinality(level3_ids) <= 10),
  -- Where the item is read one by one; null: from the feed itself.
  url text check (url like '/%'),
  is_pinned boolean not null default false,
  -- Places in a stream are told in milliseconds.
  published_at timestamptz not null check (published_at = date_trunc('milliseconds', published_at)),
  withdrawn_at timestamptz,
  -- A subject is published once.
  unique (subject_kind, subject_key)
);
create index feed_items_for_all on feed_items (entity_id, is_pinned desc, published_at desc, id desc)
  where withdrawn_at is null and reader_profile_id is null;
create index feed_items_for_one on feed_items (reader_profile_id, entity_id, is_pinned desc, published_at desc, id desc)
  where withdrawn_at is null and reader_profile_id is not null;
-- What has come since a moment.
create index feed_items_by_time on feed_items (entity_id, published_at desc)
  where withdrawn_at is null and reader_profile_id is null;
create index feed_items_by_author on feed_items (author_profile_id);
comment on table feed_items is 'owner: feed';

-- A buyer's own orders in a stream stand where they last moved.
create index orders_by_move on orders (buyer_profile_id, state_entered_at desc, id desc) where not is_dummy;
