-- A file is a picture with width and height, or a voice note with its length.
alter table files alter column width drop not null;
alter table files alter column height drop not null;
alter table files add column voice_seconds integer check (voice_seconds > 0);
alter table files add column voice_format text check (voice_format in ('webm', 'ogg', 'm4a'));
alter table files add constraint files_picture_or_voice_check check (
    (width is not null and height is not null and voice_seconds is null and voice_format is null)
    or (width is null and height is null and voice_seconds is not null and voice_format is not null)
);

create or replace view published.pictures as
  select file_key, created_at from files where deleting_at is null and voice_seconds is null;
comment on view published.pictures is 'A picture that is kept; its names in the store begin with the key.';

create view published.voice_notes as
  select file_key, created_at, file_key || '.' || voice_format as stored_name
  from files where deleting_at is null and voice_seconds is not null;
comment on view published.voice_notes is 'A voice note that is kept, with its name in the store.';
