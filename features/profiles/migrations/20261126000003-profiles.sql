create table profiles (
    id bigint generated always as identity,
    profile_key text not null,
    mobile_no text not null,
    first_name text not null,
    first_name_te text,
    email text,
    picture_url text,
    language text default 'en'::text not null,
    locality text,
    admin_level1 text,
    admin_level2 text,
    country_name text,
    postal_code text,
    latitude double precision,
    longitude double precision,
    is_demo boolean default false not null,
    created_at timestamptz not null,
    email_verified_at timestamptz,
    business_name text,
    gstin text,
    constraint profiles_business_name_check check (((length(business_name) >= 1) and (length(business_name) <= 80))),
    constraint profiles_first_name_check check (((length(first_name) >= 1) and (length(first_name) <= 60))),
    constraint profiles_gstin_check check ((gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'::text)),
    constraint profiles_language_check check ((language = any (array['en'::text, 'te'::text]))),
    constraint profiles_mobile_no_check check ((mobile_no ~ '^([6-9][0-9]{9}|erased-[0-9]+)$'::text)),
    constraint profiles_postal_code_check check ((postal_code ~ '^[1-9][0-9]{5}$'::text)),
    constraint profiles_mobile_no_key unique (mobile_no),
    constraint profiles_pkey primary key (id),
    constraint profiles_profile_key_key unique (profile_key)
);

comment on table profiles is 'owner: profiles';

create view published.profiles as
 select id,
    profile_key,
    first_name,
    first_name_te,
    picture_url,
    locality,
    mobile_no,
    language,
    postal_code,
    email,
    gstin
   from profiles;

comment on view published.profiles is 'A person with an account: how he is named, reached and taxed.';
