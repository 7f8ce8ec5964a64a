create table follows (
    follower_profile_id bigint not null,
    followed_profile_id bigint not null,
    created_at timestamptz not null,
    constraint follows_not_oneself check (follower_profile_id <> followed_profile_id),
    constraint follows_pkey primary key (follower_profile_id, followed_profile_id),
    constraint follows_follower_fkey foreign key (follower_profile_id) references profiles(id),
    constraint follows_followed_fkey foreign key (followed_profile_id) references profiles(id)
);

comment on table follows is 'owner: people';

create index follows_of_follower on follows (follower_profile_id, created_at desc);
create index follows_of_followed on follows (followed_profile_id, created_at desc);

create table profile_views (
    profile_id bigint not null,
    viewer_profile_id bigint not null,
    viewed_at timestamptz not null,
    constraint profile_views_not_oneself check (profile_id <> viewer_profile_id),
    constraint profile_views_pkey primary key (profile_id, viewer_profile_id),
    constraint profile_views_profile_fkey foreign key (profile_id) references profiles(id),
    constraint profile_views_viewer_fkey foreign key (viewer_profile_id) references profiles(id)
);

comment on table profile_views is 'owner: people';

create index profile_views_newest on profile_views (profile_id, viewed_at desc);
create index profile_views_of_viewer on profile_views (viewer_profile_id);
create index profile_views_by_age on profile_views (viewed_at);

create table hidden_viewers (
    profile_id bigint not null,
    since timestamptz not null,
    constraint hidden_viewers_pkey primary key (profile_id),
    constraint hidden_viewers_profile_fkey foreign key (profile_id) references profiles(id)
);

comment on table hidden_viewers is 'owner: people';

create table profile_blocks (
    blocker_profile_id bigint not null,
    blocked_profile_id bigint not null,
    created_at timestamptz not null,
    constraint profile_blocks_not_oneself check (blocker_profile_id <> blocked_profile_id),
    constraint profile_blocks_pkey primary key (blocker_profile_id, blocked_profile_id),
    constraint profile_blocks_blocker_fkey foreign key (blocker_profile_id) references profiles(id),
    constraint profile_blocks_blocked_fkey foreign key (blocked_profile_id) references profiles(id)
);

comment on table profile_blocks is 'owner: people';

create index profile_blocks_of_blocker on profile_blocks (blocker_profile_id, created_at desc);

create view published.profile_blocks as
 select blocker_profile_id,
    blocked_profile_id
   from profile_blocks;

comment on view published.profile_blocks is 'A person has blocked another one: neither is shown to the other.';
