create or replace view published.follows as
 select follower_profile_id,
    followed_profile_id,
    created_at
   from follows;

comment on view published.follows is 'A person follows another one, and since when.';
