create view published.follows as
 select follower_profile_id,
    followed_profile_id
   from follows;

comment on view published.follows is 'A person follows another one.';
