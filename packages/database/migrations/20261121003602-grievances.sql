-- What a person wants set right. The two clocks of the law stand in the row: acknowledged within 48 hours, settled
-- within a month.
create table grievances (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles (id),
  subject text not null check (subject in ('order', 'payment', 'refund', 'goods', 'account', 'privacy', 'other')),
  -- As the person wrote it; not every grievance is about an order of his.
  order_number text check (length(order_number) <= 40),
  raised_at timestamptz not null,
  acknowledge_by timestamptz not null,
  settle_by timestamptz not null,
  acknowledged_at timestamptz,
  settled_at timestamptz,
  check (acknowledge_by > raised_at and settle_by > raised_at),
  check (settled_at is null or acknowledged_at is not null)
);
create index grievances_by_person on grievances (profile_id, id desc);
-- Support works through what is open, the soonest due first; open ones are few.
create index grievances_open on grievances (settle_by) where settled_at is null;
create index grievances_settled on grievances (settled_at desc) where settled_at is not null;
comment on table grievances is 'owner: grievances';

create table grievance_messages (
  id bigint generated always as identity primary key,
  grievance_id bigint not null references grievances (id),
  is_from_support boolean not null,
  author_profile_id bigint not null references profiles (id),
  body text not null check (length(body) between 1 and 2000),
  written_at timestamptz not null
);
create index grievance_messages_by_grievance on grievance_messages (grievance_id, id);
create index grievance_messages_by_author on grievance_messages (author_profile_id);
comment on table grievance_messages is 'owner: grievances';
create trigger grievance_messages_are_append_only before update on grievance_messages
  for each row execute function refuse_change();
