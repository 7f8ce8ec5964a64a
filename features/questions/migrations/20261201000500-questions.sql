-- A question whose title is null was deleted by its asker after others had answered.
create table questions (
    id bigint generated always as identity primary key,
    question_key text not null unique check (question_key ~ '^[A-Za-z0-9_-]{22}$'),
    author_profile_id bigint not null references profiles (id),
    title text check (length(title) between 4 and 120),
    words text check (length(words) <= 2000),
    crop text,
    stage text,
    picture_keys text[] not null default '{}' check (cardinality(picture_keys) <= 5),
    -- Forms of the words of its title and of their other names, under which similar questions are found.
    search_words text[] not null default '{}',
    asked_at timestamptz not null,
    edited_at timestamptz,
    last_active_at timestamptz not null,
    -- Followers have been told of the answers up to then.
    told_until timestamptz
);
create index questions_newest on questions (asked_at desc, id desc) where title is not null;
create index questions_active on questions (last_active_at desc, id desc) where title is not null;
create index questions_by_author on questions (author_profile_id, asked_at desc, id desc);
create index questions_by_crop on questions (crop, asked_at desc, id desc) where title is not null;
create index questions_by_words on questions using gin (search_words) where title is not null;

create table answers (
    id bigint generated always as identity primary key,
    question_id bigint not null references questions (id) on delete cascade,
    author_profile_id bigint not null references profiles (id),
    words text not null check (length(words) between 1 and 2000),
    picture_keys text[] not null default '{}' check (cardinality(picture_keys) <= 5),
    answered_at timestamptz not null,
    edited_at timestamptz,
    solved_at timestamptz
);
create index answers_by_question on answers (question_id, answered_at desc);
create index answers_by_author on answers (author_profile_id);
create unique index answers_that_solved on answers (question_id) where solved_at is not null;

create table question_votes (
    question_id bigint not null references questions (id) on delete cascade,
    profile_id bigint not null references profiles (id),
    primary key (question_id, profile_id)
);
create index question_votes_by_person on question_votes (profile_id);

create table question_followers (
    question_id bigint not null references questions (id) on delete cascade,
    profile_id bigint not null references profiles (id),
    primary key (question_id, profile_id)
);
create index question_followers_by_person on question_followers (profile_id);

create table answer_votes (
    answer_id bigint not null references answers (id) on delete cascade,
    profile_id bigint not null references profiles (id),
    primary key (answer_id, profile_id)
);
create index answer_votes_by_person on answer_votes (profile_id);

create table answer_agreements (
    answer_id bigint not null references answers (id) on delete cascade,
    profile_id bigint not null references profiles (id),
    agreed_at timestamptz not null,
    primary key (answer_id, profile_id)
);
create index answer_agreements_by_person on answer_agreements (profile_id);

create table question_reports (
    id bigint generated always as identity primary key,
    question_id bigint not null references questions (id) on delete cascade,
    answer_id bigint references answers (id) on delete cascade,
    profile_id bigint not null references profiles (id),
    reason text not null,
    reported_at timestamptz not null
);
create unique index question_reports_once on question_reports (question_id, coalesce(answer_id, 0), profile_id);
create index question_reports_by_answer on question_reports (answer_id);
create index question_reports_by_person on question_reports (profile_id);

create table question_crops (
    profile_id bigint not null references profiles (id),
    crop text not null,
    primary key (profile_id, crop)
);

comment on table questions is 'owner: questions';
comment on table answers is 'owner: questions';
comment on table question_votes is 'owner: questions';
comment on table question_followers is 'owner: questions';
comment on table answer_votes is 'owner: questions';
comment on table answer_agreements is 'owner: questions';
comment on table question_reports is 'owner: questions';
comment on table question_crops is 'owner: questions';
