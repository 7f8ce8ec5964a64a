create index offers_by_last_day on offers using btree (ends_on) where (ended_at is null);
