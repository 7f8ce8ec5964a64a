-- An address as it stands on the wire. Read beside the open cart, so that the check-out needs no statement of its own for it.
create view delivery_addresses as
select id as address_id, profile_id, jsonb_build_object(
  'recipientName', recipient_name, 'phone', phone, 'addressLine1', address_line1, 'addressLine2', address_line2,
  'landmark', landmark, 'city', city, 'state', state, 'postalCode', postal_code) as address
from addresses;
comment on view delivery_addresses is 'owner: checkout';
