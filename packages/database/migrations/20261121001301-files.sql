-- A picture lies in the store under its key, never under a name that somebody gave it.
create table files (
  file_key text primary key check (file_key ~ '^[A-Za-z0-9_-]{22}$'),
  owner_profile_id bigint not null references profiles (id),
  audience text not null check (audience in ('members', 'private')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  stored_bytes integer not null check (stored_bytes > 0),
  created_at timestamptz not null,
  -- What uses it, once: 'profiles/picture'. Null: nothing does, and it is deleted after a day.
  used_by text,
  -- Who else may see a private file, named by the feature that uses it.
  reader_profile_ids bigint[] not null default '{}',
  reader_roles text[] not null default '{}',
  -- Set before its bytes are deleted: from then on nobody can use it.
  deleting_at timestamptz
);
create index files_by_owner on files (owner_profile_id);
create index files_unused on files (created_at) where used_by is null;
comment on table files is 'owner: files';

-- What a person keeps in the store, counted by conditional updates so that parallel uploads cannot pass the quota.
create table file_usage (
  profile_id bigint primary key references profiles (id),
  files integer not null check (files >= 0),
  stored_bytes bigint not null check (stored_bytes >= 0)
);
comment on table file_usage is 'owner: files';
