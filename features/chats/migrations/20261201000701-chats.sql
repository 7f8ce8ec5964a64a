create table chats (
    id bigint generated always as identity,
    chat_key text not null,
    kind text not null,
    opened_by_profile_id bigint not null,
    with_profile_id bigint,
    last_seq integer default 0 not null,
    last_at timestamptz not null,
    opened_at timestamptz not null,
    closed_at timestamptz,
    constraint chats_chat_key_check check (chat_key ~ '^[0-9A-Za-z_-]{22}$'),
    constraint chats_kind_check check (kind in ('person', 'support')),
    constraint chats_with_somebody_check check ((kind = 'person') = (with_profile_id is not null)),
    constraint chats_not_with_oneself_check check (opened_by_profile_id <> with_profile_id),
    constraint chats_pkey primary key (id),
    constraint chats_chat_key_key unique (chat_key),
    constraint chats_opened_by_fkey foreign key (opened_by_profile_id) references profiles(id),
    constraint chats_with_fkey foreign key (with_profile_id) references profiles(id)
);

comment on table chats is 'owner: chats';

create unique index chats_of_two on chats (least(opened_by_profile_id, with_profile_id), greatest(opened_by_profile_id, with_profile_id)) where kind = 'person';
create unique index chats_one_with_support on chats (opened_by_profile_id) where kind = 'support';

create table chat_members (
    chat_id bigint not null,
    profile_id bigint not null,
    read_up_to integer default 0 not null,
    typing_at timestamptz,
    accepted_at timestamptz,
    constraint chat_members_pkey primary key (chat_id, profile_id),
    constraint chat_members_chat_fkey foreign key (chat_id) references chats(id) on delete cascade,
    constraint chat_members_profile_fkey foreign key (profile_id) references profiles(id)
);

comment on table chat_members is 'owner: chats';

create index chat_members_of_person on chat_members (profile_id, chat_id);

create table chat_messages (
    chat_id bigint not null,
    seq integer not null,
    sender_profile_id bigint not null,
    message_key uuid not null,
    is_from_support boolean not null,
    body text,
    picture_keys text[] default '{}'::text[] not null,
    level3_id bigint,
    order_id text,
    sent_at timestamptz not null,
    constraint chat_messages_body_check check (length(body) <= 2000),
    constraint chat_messages_picture_keys_check check (cardinality(picture_keys) <= 3),
    constraint chat_messages_pkey primary key (chat_id, seq),
    constraint chat_messages_once_key unique (chat_id, sender_profile_id, message_key),
    constraint chat_messages_chat_fkey foreign key (chat_id) references chats(id) on delete cascade,
    constraint chat_messages_sender_fkey foreign key (sender_profile_id) references profiles(id)
);

comment on table chat_messages is 'owner: chats';

create index chat_messages_by_sender on chat_messages (sender_profile_id);

create table support_chats (
    chat_id bigint not null,
    state text not null,
    assigned_profile_id bigint,
    waits_since timestamptz,
    desk_read_up_to integer default 0 not null,
    desk_typing_at timestamptz,
    solved_at timestamptz,
    constraint support_chats_state_check check (state in ('open', 'waiting', 'solved')),
    constraint support_chats_solved_check check ((state = 'solved') = (solved_at is not null)),
    constraint support_chats_pkey primary key (chat_id),
    constraint support_chats_chat_fkey foreign key (chat_id) references chats(id) on delete cascade,
    constraint support_chats_assigned_fkey foreign key (assigned_profile_id) references profiles(id)
);

comment on table support_chats is 'owner: chats';

create index support_chats_that_wait on support_chats (waits_since, chat_id) where state <> 'solved';
create index support_chats_solved on support_chats (solved_at desc, chat_id) where state = 'solved';

create table chat_notes (
    id bigint generated always as identity,
    chat_id bigint not null,
    author_profile_id bigint not null,
    body text not null,
    written_at timestamptz not null,
    constraint chat_notes_body_check check (length(body) between 1 and 1000),
    constraint chat_notes_pkey primary key (id),
    constraint chat_notes_chat_fkey foreign key (chat_id) references chats(id) on delete cascade,
    constraint chat_notes_author_fkey foreign key (author_profile_id) references profiles(id)
);

comment on table chat_notes is 'owner: chats';

create index chat_notes_of_chat on chat_notes (chat_id, id);

create table chat_ratings (
    chat_id bigint not null,
    solved_at timestamptz not null,
    profile_id bigint not null,
    stars integer not null,
    rated_at timestamptz not null,
    constraint chat_ratings_stars_check check (stars between 1 and 5),
    constraint chat_ratings_pkey primary key (chat_id, solved_at),
    constraint chat_ratings_chat_fkey foreign key (chat_id) references chats(id) on delete cascade,
    constraint chat_ratings_profile_fkey foreign key (profile_id) references profiles(id)
);

comment on table chat_ratings is 'owner: chats';

create index chat_ratings_by_person on chat_ratings (profile_id);

create table chat_reports (
    id bigint generated always as identity,
    chat_id bigint not null,
    profile_id bigint not null,
    reason text not null,
    words text,
    up_to_seq integer not null,
    reported_at timestamptz not null,
    decided_at timestamptz,
    constraint chat_reports_reason_check check (reason in ('rude', 'selling', 'not-true', 'other')),
    constraint chat_reports_words_check check (length(words) between 1 and 300),
    constraint chat_reports_pkey primary key (id),
    constraint chat_reports_chat_fkey foreign key (chat_id) references chats(id) on delete cascade,
    constraint chat_reports_profile_fkey foreign key (profile_id) references profiles(id)
);

comment on table chat_reports is 'owner: chats';

create unique index chat_reports_one_open on chat_reports (chat_id, profile_id) where decided_at is null;
create index chat_reports_open on chat_reports (reported_at) where decided_at is null;
create index chat_reports_by_person on chat_reports (profile_id);
