create view published.members as
 select id,
    profile_key,
    first_name,
    first_name_te,
    picture_url,
    locality,
    admin_level2,
    admin_level1,
    created_at
   from profiles
  where mobile_no not like 'erased-%';

comment on view published.members is 'A person with an account, by what other members may see of him: no number, e-mail, pin code or point.';
