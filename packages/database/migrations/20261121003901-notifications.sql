-- What a person is told. The time stamp (epoch milliseconds) is its key: unique per person and growing in the order in
-- which the notifications become visible, so that a reader who asks for "later than this one" misses none.
create table notifications (
  profile_id bigint not null references profiles (id),
  told_at bigint not null,
  activity_id text not null,
  kind text not null,
  heading_en text not null,
  heading_te text not null,
  body_en text not null,
  body_te text not null,
  leads_to text not null,
  read_at timestamptz,
  primary key (profile_id, told_at),
  -- One activity is told to a person once, whatever happens twice.
  unique (profile_id, activity_id)
);
create index notifications_unread on notifications (profile_id) where read_at is null;
comment on table notifications is 'owner: notifications';

-- The last key of each person. Its lock lets the notifications of one person become visible one after another.
create table notification_keys (
  profile_id bigint primary key references profiles (id),
  last_told_at bigint not null
);
comment on table notification_keys is 'owner: notifications';
