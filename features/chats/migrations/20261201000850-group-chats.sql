alter table chats
    add column name text check (length(name) between 1 and 60),
    add column picture_url text,
    add column picture_by_profile_id bigint references profiles(id),
    drop constraint chats_kind_check,
    add constraint chats_kind_check check (kind in ('person', 'support', 'group')),
    add constraint chats_name_of_group_check check ((kind = 'group') = (name is not null)),
    add constraint chats_picture_of_group_check check (picture_url is null or kind = 'group');

-- A member reads the messages behind from_seq, up to until_seq once the membership is over or not begun.
alter table chat_members
    add column state text default 'in' not null,
    add column from_seq integer default 0 not null,
    add column until_seq integer,
    add column joined_at timestamptz,
    add column changed_at timestamptz,
    add column is_admin boolean default false not null,
    add column is_muted boolean default false not null,
    add column asked_by_profile_id bigint references profiles(id),
    add column name_at_end text,
    add column told_at_read integer,
    add constraint chat_members_state_check check (state in ('in', 'asked', 'out', 'refused')),
    add constraint chat_members_until_check check ((state = 'in') = (until_seq is null)),
    add constraint chat_members_changed_check check (until_seq is null or changed_at is not null),
    add constraint chat_members_admin_check check (state = 'in' or not is_admin);

create index chat_members_in on chat_members (chat_id, joined_at, profile_id) where state = 'in';
create index chat_members_by_asker on chat_members (asked_by_profile_id) where asked_by_profile_id is not null;

-- What happens in a group is a message without a key: it has its place among the others.
alter table chat_messages
    add column event text,
    add column about_profile_id bigint references profiles(id),
    add column hidden_at timestamptz,
    alter column message_key drop not null,
    add constraint chat_messages_event_check check (
        event in ('made', 'renamed', 'pictured', 'added', 'joined', 'left', 'removed', 'admin', 'not-admin')),
    add constraint chat_messages_key_check check ((event is null) = (message_key is not null)),
    add constraint chat_messages_about_check check (about_profile_id is null or event is not null);

create index chat_messages_about on chat_messages (about_profile_id) where about_profile_id is not null;
create index chat_messages_hidden on chat_messages (chat_id, seq) where hidden_at is not null;
