-- Places of pin codes, from India Post's directory. Within a pin code the place that delivers stands first; the
-- lowest pin code of the first three digits (a sorting district) is the district's head office.
create table pin_places (
  pin_code text collate "C" not null check (pin_code ~ '^[1-9][0-9]{5}$'),
  position integer not null check (position > 0),
  locality text not null check (locality <> ''),
  district text not null check (district <> ''),
  state text not null check (state <> ''),
  latitude double precision not null check (latitude between 6 and 38),
  longitude double precision not null check (longitude between 68 and 98),
  primary key (pin_code, position)
);
comment on table pin_places is 'owner: location';

-- When an outside service was asked for a pin code that the directory does not have, so that it is asked seldom.
create table pin_questions (
  pin_code text collate "C" primary key,
  asked_at timestamptz not null
);
comment on table pin_questions is 'owner: location';
