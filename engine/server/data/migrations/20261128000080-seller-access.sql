create table seller_access (
    profile_id bigint not null,
    seller_profile_id bigint not null,
    parts text[] not null,
    granted_at timestamptz not null,
    constraint seller_access_not_own_check check ((profile_id <> seller_profile_id)),
    constraint seller_access_parts_check check (((parts <@ array['catalogue'::text, 'orders'::text, 'accounts'::text, 'team'::text]) and (cardinality(parts) > 0))),
    constraint seller_access_pkey primary key (profile_id)
);

comment on table seller_access is 'owner: platform';
