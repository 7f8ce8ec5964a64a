create table feed_items (
    id bigint generated always as identity,
    entity_id text not null,
    subject_kind text not null,
    subject_key text not null,
    event text not null,
    author_profile_id bigint,
    is_by_house boolean default false not null,
    reader_profile_id bigint,
    title text,
    words text,
    level3_ids bigint[] default '{}'::bigint[] not null,
    url text,
    is_pinned boolean default false not null,
    published_at timestamptz not null,
    withdrawn_at timestamptz,
    constraint feed_items_entity_id_check check (((length(entity_id) >= 1) and (length(entity_id) <= 60))),
    constraint feed_items_event_check check ((event ~ '^[A-Z][A-Z_]{1,39}$'::text)),
    constraint feed_items_level3_ids_check check ((cardinality(level3_ids) <= 10)),
    constraint feed_items_published_at_check check ((published_at = date_trunc('milliseconds'::text, published_at))),
    constraint feed_items_subject_key_check check (((length(subject_key) >= 1) and (length(subject_key) <= 120))),
    constraint feed_items_subject_kind_check check (((length(subject_kind) >= 1) and (length(subject_kind) <= 40))),
    constraint feed_items_title_check check (((length(title) >= 1) and (length(title) <= 200))),
    constraint feed_items_url_check check ((url ~~ '/%'::text)),
    constraint feed_items_words_check check (((length(words) >= 1) and (length(words) <= 5000))),
    constraint feed_items_pkey primary key (id),
    constraint feed_items_subject_kind_subject_key_key unique (subject_kind, subject_key)
);

create table feed_streams (
    entity_id text not null,
    last_published_at timestamptz not null,
    constraint feed_streams_entity_id_check check (((length(entity_id) >= 1) and (length(entity_id) <= 60))),
    constraint feed_streams_pkey primary key (entity_id)
);

create index feed_items_by_author on feed_items using btree (author_profile_id);

create index feed_items_by_time on feed_items using btree (entity_id, published_at desc) where ((withdrawn_at is null) and (reader_profile_id is null));

create index feed_items_for_all on feed_items using btree (entity_id, is_pinned desc, published_at desc, id desc) where ((withdrawn_at is null) and (reader_profile_id is null));

create index feed_items_for_one on feed_items using btree (reader_profile_id, entity_id, is_pinned desc, published_at desc, id desc) where ((withdrawn_at is null) and (reader_profile_id is not null));

alter table only feed_items
    add constraint feed_items_author_profile_id_fkey foreign key (author_profile_id) references profiles(id);

alter table only feed_items
    add constraint feed_items_reader_profile_id_fkey foreign key (reader_profile_id) references profiles(id);

comment on table feed_items is 'owner: feed';

comment on table feed_streams is 'owner: feed';
