-- The points of a person and from how many people, as `recountPoints` sums them from the marks of others: the sum can be made anew at any time.
create table reputations (
    profile_id bigint primary key references profiles (id),
    points integer not null check (points >= 0),
    givers integer not null check (givers >= 0)
);

comment on table reputations is 'owner: reputation';

create view published.standings as
 select profile_id,
    points
   from reputations;

comment on view published.standings is 'The points that a person has from the marks of others; without a row none.';
