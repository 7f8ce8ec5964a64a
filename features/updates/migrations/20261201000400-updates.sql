create table updates (
    id bigint generated always as identity,
    share_id text not null,
    author_profile_id bigint not null,
    body text not null,
    picture_keys text[] default '{}'::text[] not null,
    crops text[] default '{}'::text[] not null,
    level3_id bigint,
    written_at timestamptz not null,
    goes_out_at timestamptz,
    published_at timestamptz,
    edited_at timestamptz,
    taken_down_at timestamptz,
    comments_told_at timestamptz,
    constraint updates_share_id_check check ((share_id ~ '^[0-9A-Za-z_-]{22}$'::text)),
    constraint updates_body_check check ((length(body) <= 2000)),
    constraint updates_picture_keys_check check ((cardinality(picture_keys) <= 10)),
    constraint updates_crops_check check ((cardinality(crops) <= 5)),
    constraint updates_says_something_check check (((length(body) > 0) or (cardinality(picture_keys) > 0))),
    constraint updates_is_out_or_waits_check check (((published_at is not null) or (goes_out_at is not null))),
    constraint updates_pkey primary key (id),
    constraint updates_share_id_key unique (share_id),
    constraint updates_author_profile_id_fkey foreign key (author_profile_id) references profiles(id)
);

comment on table updates is 'owner: updates';

create index updates_by_time on updates using btree (published_at desc, id desc) where ((published_at is not null) and (taken_down_at is null));

create index updates_by_author on updates using btree (author_profile_id, id desc);

create index updates_that_wait on updates using btree (goes_out_at) where (published_at is null);

create table update_versions (
    id bigint generated always as identity,
    update_id bigint not null,
    body text not null,
    replaced_at timestamptz not null,
    constraint update_versions_pkey primary key (id),
    constraint update_versions_update_id_fkey foreign key (update_id) references updates(id) on delete cascade
);

comment on table update_versions is 'owner: updates';

create index update_versions_of_update on update_versions using btree (update_id, id);

create table update_marks (
    update_id bigint not null,
    kind text not null,
    profile_id bigint not null,
    made_at timestamptz not null,
    constraint update_marks_kind_check check ((kind = any (array['useful'::text, 'saved'::text, 'hidden'::text]))),
    constraint update_marks_pkey primary key (update_id, profile_id, kind),
    constraint update_marks_update_id_fkey foreign key (update_id) references updates(id) on delete cascade,
    constraint update_marks_profile_id_fkey foreign key (profile_id) references profiles(id)
);

comment on table update_marks is 'owner: updates';

create index update_marks_of_kind on update_marks using btree (update_id, kind);

create index update_marks_by_person on update_marks using btree (profile_id, kind, made_at desc);

create table update_comments (
    id bigint generated always as identity,
    update_id bigint not null,
    parent_id bigint,
    profile_id bigint not null,
    body text,
    written_at timestamptz not null,
    edited_at timestamptz,
    constraint update_comments_body_check check (((length(body) >= 1) and (length(body) <= 1000))),
    constraint update_comments_pkey primary key (id),
    constraint update_comments_update_id_fkey foreign key (update_id) references updates(id) on delete cascade,
    constraint update_comments_parent_id_fkey foreign key (parent_id) references update_comments(id) on delete cascade,
    constraint update_comments_profile_id_fkey foreign key (profile_id) references profiles(id)
);

comment on table update_comments is 'owner: updates';

create index update_comments_of_update on update_comments using btree (update_id, id);

create index update_comments_of_parent on update_comments using btree (parent_id, id) where (parent_id is not null);

create index update_comments_by_person on update_comments using btree (profile_id);

create table update_reports (
    id bigint generated always as identity,
    update_id bigint not null,
    profile_id bigint not null,
    reason text not null,
    words text,
    reported_at timestamptz not null,
    decided_at timestamptz,
    constraint update_reports_reason_check check ((reason = any (array['wrong-advice'::text, 'rude'::text, 'selling'::text, 'not-true'::text, 'other'::text]))),
    constraint update_reports_words_check check (((length(words) >= 1) and (length(words) <= 300))),
    constraint update_reports_pkey primary key (id),
    constraint update_reports_once_key unique (update_id, profile_id),
    constraint update_reports_update_id_fkey foreign key (update_id) references updates(id) on delete cascade,
    constraint update_reports_profile_id_fkey foreign key (profile_id) references profiles(id)
);

comment on table update_reports is 'owner: updates';

create index update_reports_open on update_reports using btree (update_id, reported_at) where (decided_at is null);

create index update_reports_by_person on update_reports using btree (profile_id);

create function update_author(author_id bigint) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'name', jsonb_build_object(
      'en', coalesce(business.business_name, person.first_name),
      'te', case when business.id is null then person.first_name_te else business.business_name_te end),
    'role', case
      when business.id is not null then 'seller'
      when held.roles && array['support', 'finance', 'platform-admin'] then 'santha'
      when held.roles && array['agent'] then 'agent'
      else 'farmer' end,
    'village', case
      when business.id is not null then jsonb_build_object('en', business.town, 'te', business.town_te)
      when person.locality is not null then jsonb_build_object('en', person.locality, 'te', null) end,
    'profileKey', person.profile_key,
    'district', person.admin_level2,
    'pictureUrl', person.picture_url)
  from published.profiles person
    left join published.sellers business on business.profile_id = person.id
    cross join lateral (
      select array_agg(role) as roles from published.role_grants where profile_id = person.id) held
  where person.id = author_id
$$;

create function update_card(shown updates) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'shareId', shown.share_id,
    'author', update_author(shown.author_profile_id),
    'text', shown.body,
    'pictures', shown.picture_keys,
    'crops', shown.crops,
    'level3Id', shown.level3_id,
    'publishedAt', (extract(epoch from coalesce(shown.published_at, shown.goes_out_at)) * 1000)::bigint,
    'isWaiting', shown.published_at is null,
    'editedAt', (extract(epoch from shown.edited_at) * 1000)::bigint,
    'usefulCount', (select count(*) from update_marks where update_id = shown.id and kind = 'useful'),
    'commentCount', (select count(*) from update_comments where update_id = shown.id and body is not null))
$$;

create view published.update_cards as
 select id as update_id,
    author_profile_id,
    level3_id,
    update_card(updates.*) as card
   from updates
  where published_at is not null and taken_down_at is null;

comment on view published.update_cards is 'An update that is out, as readers see it, as JSON.';

create view published.update_marks as
 select update_id,
    profile_id,
    kind
   from update_marks;

comment on view published.update_marks is 'That a person found an update useful, saved it or hid it from himself.';
