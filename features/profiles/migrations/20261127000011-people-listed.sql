create index profiles_by_name on profiles using gin ((first_name || ' ' || coalesce(first_name_te, '')) gin_trgm_ops);

create or replace view published.profiles as
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
    gstin,
    admin_level1,
    admin_level2,
    created_at
   from profiles;

comment on view published.profiles is 'A person with an account: how he is named, reached and taxed, where he lives and since when he is here.';
