create table wishlist_items (
    id bigint generated always as identity,
    profile_id bigint not null,
    level3_id bigint not null,
    created_at timestamptz not null,
    known_price_in_paise bigint,
    known_at timestamptz,
    known_pin_code text,
    constraint wishlist_items_known_price_in_paise_check check ((known_price_in_paise > 0)),
    constraint wishlist_items_pkey primary key (id),
    constraint wishlist_items_profile_id_level3_id_key unique (profile_id, level3_id)
);

alter table only wishlist_items
    add constraint wishlist_items_level3_id_fkey foreign key (level3_id) references product_level3(id);

alter table only wishlist_items
    add constraint wishlist_items_profile_id_fkey foreign key (profile_id) references profiles(id);

comment on table wishlist_items is 'owner: wishlist';

create view published.wishlist_items as
 select profile_id,
    level3_id
   from wishlist_items;

comment on view published.wishlist_items is 'A product that a person has put on the wishlist.';
