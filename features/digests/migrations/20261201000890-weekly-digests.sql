-- What a person was told of the week, the last time only.
create table weekly_digests (
    profile_id bigint primary key references profiles (id),
    -- The Sunday of the week, in India: one digest of each person and week.
    sunday date not null,
    -- Since the last visit, or the digest before.
    since timestamptz not null,
    made_at timestamptz not null,
    update_count integer not null check (update_count >= 0),
    question_count integer not null check (question_count >= 0),
    -- The best few of each.
    update_ids bigint[] not null,
    question_keys text[] not null,
    constraint weekly_digests_not_empty_check check (update_count + question_count > 0)
);

comment on table weekly_digests is 'owner: digests';
