alter table updates add column voice text check (length(voice) <= 40);
alter table updates drop constraint updates_says_something_check;
alter table updates add constraint updates_says_something_check check (
    length(body) > 0 or cardinality(picture_keys) > 0 or voice is not null
);

create or replace function update_card(shown updates) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'shareId', shown.share_id,
    'author', update_author(shown.author_profile_id),
    'text', shown.body,
    'pictures', shown.picture_keys,
    'voice', shown.voice,
    'crops', shown.crops,
    'level3Id', shown.level3_id,
    'publishedAt', (extract(epoch from coalesce(shown.published_at, shown.goes_out_at)) * 1000)::bigint,
    'isWaiting', shown.published_at is null,
    'editedAt', (extract(epoch from shown.edited_at) * 1000)::bigint,
    'usefulCount', (select count(*) from update_marks where update_id = shown.id and kind = 'useful'),
    'commentCount', (select count(*) from update_comments where update_id = shown.id and body is not null))
$$;
