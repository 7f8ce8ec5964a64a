create extension if not exists btree_gin;

drop index offers_by_place;

create index offers_by_place on offers using gin (pin_prefixes, ends_on) where (ended_at is null);
