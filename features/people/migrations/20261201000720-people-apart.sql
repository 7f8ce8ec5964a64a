create index profile_blocks_of_blocked on profile_blocks (blocked_profile_id);

create view published.people_apart as
 select blocker_profile_id as profile_id,
    blocked_profile_id as other_profile_id
   from profile_blocks
union all
 select blocked_profile_id as profile_id,
    blocker_profile_id as other_profile_id
   from profile_blocks;

comment on view published.people_apart is 'Two people of whom one has blocked the other, from both sides: neither sees what the other writes.';
