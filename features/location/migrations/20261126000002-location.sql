create table pin_places (
    pin_code text not null collate pg_catalog."C",
    "position" integer not null,
    locality text not null,
    district text not null,
    state text not null,
    latitude double precision not null,
    longitude double precision not null,
    constraint pin_places_district_check check ((district <> ''::text)),
    constraint pin_places_latitude_check check (((latitude >= (6)::double precision) and (latitude <= (38)::double precision))),
    constraint pin_places_locality_check check ((locality <> ''::text)),
    constraint pin_places_longitude_check check (((longitude >= (68)::double precision) and (longitude <= (98)::double precision))),
    constraint pin_places_pin_code_check check ((pin_code ~ '^[1-9][0-9]{5}$'::text)),
    constraint pin_places_position_check check (("position" > 0)),
    constraint pin_places_state_check check ((state <> ''::text)),
    constraint pin_places_pkey primary key (pin_code, "position")
);

create table pin_questions (
    pin_code text not null collate pg_catalog."C",
    asked_at timestamptz not null,
    constraint pin_questions_pkey primary key (pin_code)
);

comment on table pin_places is 'owner: location';

comment on table pin_questions is 'owner: location';
