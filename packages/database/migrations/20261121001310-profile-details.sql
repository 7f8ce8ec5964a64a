-- An e-mail address counts as verified only for as long as it stays the same.
alter table profiles
  add column email_verified_at timestamptz,
  add column business_name text check (length(business_name) between 1 and 80),
  add column gstin text check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$');
