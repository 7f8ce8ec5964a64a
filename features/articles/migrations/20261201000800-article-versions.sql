create table article_versions (
    article_key text not null,
    version integer not null,
    text_en text,
    text_te text,
    restored_version integer,
    reason text not null,
    published_at timestamptz not null,
    published_by_profile_id bigint not null,
    constraint article_versions_version_check check ((version >= 2)),
    constraint article_versions_texts_check check (((text_en is null) = (text_te is null))),
    constraint article_versions_own_text_check check (((text_en is not null) or (restored_version = 1))),
    constraint article_versions_pkey primary key (article_key, version)
);

alter table only article_versions
    add constraint article_versions_published_by_fkey foreign key (published_by_profile_id) references profiles(id);

create trigger article_versions_are_append_only before delete or update on article_versions for each row execute function refuse_change();

comment on table article_versions is 'owner: articles';
