-- Limits hold over any span of time, not only over whole hours of the clock: the moments of the tries that were let
-- through are kept, at most as many as the limit allows. Counts of the old kind live a day at most and are dropped.
drop table rate_limits;
create table rate_limits (
  name text not null,
  subject text not null,
  let_through_at timestamptz[] not null,
  is_refused boolean not null,
  tried_at timestamptz not null,
  primary key (name, subject)
);
create index rate_limits_by_last_try on rate_limits (tried_at);
comment on table rate_limits is 'owner: platform';

-- A name for a session that its owner may see; the token's hash never leaves the server.
alter table sessions add column id bigint generated always as identity unique;

-- Who was brought by whom: once per new account, whatever happens twice.
create table referrals (
  id bigint generated always as identity primary key,
  new_profile_id bigint not null unique references profiles (id),
  referrer_profile_id bigint not null references profiles (id),
  created_at timestamptz not null,
  check (new_profile_id <> referrer_profile_id)
);
create index referrals_by_referrer on referrals (referrer_profile_id);
comment on table referrals is 'owner: auth';
