create view published.usual_pin_codes as
 select known.profile_id,
    coalesce(
      max(known.address ->> 'postalCode') filter (where chosen.address_id is not null),
      case when count(*) = 1 then max(known.address ->> 'postalCode') end) as pin_code
   from delivery_addresses known
     left join default_addresses chosen on chosen.address_id = known.address_id
  group by known.profile_id;

comment on view published.usual_pin_codes is 'Where the parcels of a person usually go: to the default address, else to the only one; null: not known.';
