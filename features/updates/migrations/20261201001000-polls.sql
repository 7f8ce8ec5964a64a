-- A poll below an update: it closes so many days after the update went out, so nothing has to close it.
create table update_polls (
    update_id bigint not null,
    options text[] not null,
    days smallint not null,
    constraint update_polls_options_check check (cardinality(options) between 2 and 4),
    constraint update_polls_days_check check (days in (1, 3, 7)),
    constraint update_polls_pkey primary key (update_id),
    constraint update_polls_update_id_fkey foreign key (update_id) references updates(id) on delete cascade
);

comment on table update_polls is 'owner: updates';

-- `choice` is the place of the option, the first at 1.
create table update_poll_votes (
    update_id bigint not null,
    profile_id bigint not null,
    choice smallint not null,
    voted_at timestamptz not null,
    constraint update_poll_votes_choice_check check (choice between 1 and 4),
    constraint update_poll_votes_pkey primary key (update_id, profile_id),
    constraint update_poll_votes_update_id_fkey foreign key (update_id) references update_polls(update_id) on delete cascade,
    constraint update_poll_votes_profile_id_fkey foreign key (profile_id) references profiles(id)
);

comment on table update_poll_votes is 'owner: updates';

create index update_poll_votes_of_choice on update_poll_votes (update_id, choice);

create index update_poll_votes_by_person on update_poll_votes (profile_id);

-- With the counts of all options: who reads the card decides whether its reader sees them.
create or replace function update_card(shown updates) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'shareId', shown.share_id,
    'author', update_author(shown.author_profile_id),
    'text', shown.body,
    'pictures', shown.picture_keys,
    'poll', (
      select jsonb_build_object('options', poll.options, 'days', poll.days, 'counts', (
        select jsonb_agg((
          select count(*) from update_poll_votes vote where vote.update_id = shown.id and vote.choice = place) order by place)
        from generate_series(1, cardinality(poll.options)) place))
      from update_polls poll where poll.update_id = shown.id),
    'voice', shown.voice,
    'crops', shown.crops,
    'level3Id', shown.level3_id,
    'publishedAt', (extract(epoch from coalesce(shown.published_at, shown.goes_out_at)) * 1000)::bigint,
    'isWaiting', shown.published_at is null,
    'editedAt', (extract(epoch from shown.edited_at) * 1000)::bigint,
    'usefulCount', (select count(*) from update_marks where update_id = shown.id and kind = 'useful'),
    'commentCount', (select count(*) from update_comments where update_id = shown.id and body is not null))
$$;

create view published.update_poll_votes as
 select update_id,
    profile_id,
    choice
   from update_poll_votes;

comment on view published.update_poll_votes is 'What a person has voted in the poll of an update, to tell that person alone.';
