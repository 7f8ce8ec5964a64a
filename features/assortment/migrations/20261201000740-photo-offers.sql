create table photo_offers (
    id bigint generated always as identity primary key,
    level3_id bigint not null references product_level3 (id),
    seller_id bigint not null references sellers (id),
    photos text[] not null check (cardinality(photos) between 1 and 8),
    state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
    offered_at timestamptz not null,
    decided_at timestamptz,
    reason text check (length(reason) between 5 and 300),
    constraint photo_offers_reason check ((reason is not null) = (state = 'refused')),
    constraint photo_offers_decided check ((decided_at is not null) = (state in ('approved', 'refused')))
);

comment on table photo_offers is 'owner: assortment. Photos that a seller offers for a product of the common list that has none.';

create unique index photo_offers_waiting on photo_offers (level3_id, seller_id) where state = 'waiting';

create index photo_offers_in_order on photo_offers (offered_at, id) where state = 'waiting';

create index photo_offers_of_seller on photo_offers (seller_id, level3_id, id desc);
