create view published.sign_ins as
 select profile_id,
    last_used_at as signed_in_at
   from known_devices;

comment on view published.sign_ins is 'The last sign-in of a person on a device; forgotten with the device, for example after a new password.';

create view published.second_factors as
 select profile_id,
    set_at
   from second_factors
  where set_at is not null;

comment on view published.second_factors is 'A person with two-step sign-in and since when; no secret.';
