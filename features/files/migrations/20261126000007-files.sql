create table file_usage (
    profile_id bigint not null,
    files integer not null,
    stored_bytes bigint not null,
    constraint file_usage_files_check check ((files >= 0)),
    constraint file_usage_stored_bytes_check check ((stored_bytes >= 0)),
    constraint file_usage_pkey primary key (profile_id)
);

create table files (
    file_key text not null,
    owner_profile_id bigint not null,
    audience text not null,
    width integer not null,
    height integer not null,
    stored_bytes integer not null,
    created_at timestamptz not null,
    used_by text,
    reader_profile_ids bigint[] default '{}'::bigint[] not null,
    reader_roles text[] default '{}'::text[] not null,
    deleting_at timestamptz,
    constraint files_audience_check check ((audience = any (array['members'::text, 'private'::text]))),
    constraint files_file_key_check check ((file_key ~ '^[A-Za-z0-9_-]{22}$'::text)),
    constraint files_height_check check ((height > 0)),
    constraint files_stored_bytes_check check ((stored_bytes > 0)),
    constraint files_width_check check ((width > 0)),
    constraint files_pkey primary key (file_key)
);

create table prints (
    print_key text not null,
    owner_profile_id bigint not null,
    file_name text not null,
    created_at timestamptz not null,
    constraint prints_file_name_check check ((file_name ~ '^[A-Za-z0-9_-]{22}[.]pdf$'::text)),
    constraint prints_pkey primary key (print_key)
);

create index prints_by_owner on prints using btree (owner_profile_id);

create index files_by_owner on files using btree (owner_profile_id);

create index files_unused on files using btree (created_at) where (used_by is null);

alter table only file_usage
    add constraint file_usage_profile_id_fkey foreign key (profile_id) references profiles(id);

alter table only files
    add constraint files_owner_profile_id_fkey foreign key (owner_profile_id) references profiles(id);

alter table only prints
    add constraint prints_owner_profile_id_fkey foreign key (owner_profile_id) references profiles(id);

comment on table prints is 'owner: files';

comment on table file_usage is 'owner: files';

comment on table files is 'owner: files';

create view published.pictures as
  select file_key, created_at from files where deleting_at is null;
comment on view published.pictures is 'A picture that is kept; its names in the store begin with the key.';
