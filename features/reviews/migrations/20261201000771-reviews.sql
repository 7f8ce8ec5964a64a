create table reviews (
    id bigint generated always as identity primary key,
    order_id text not null references orders (id),
    -- The product that is rated; null: its seller.
    level3_id bigint references product_level3 (id),
    -- Who sold it, and may reply.
    seller_id bigint not null references sellers (id),
    author_profile_id bigint not null references profiles (id),
    stars smallint not null check (stars between 1 and 5),
    words text check (length(words) between 1 and 1000),
    picture_keys text[] not null default '{}',
    written_at timestamptz not null,
    edited_at timestamptz,
    -- Support has hidden it; it counts in no average until an appeal is granted.
    hidden_at timestamptz,
    reply_words text check (length(reply_words) between 1 and 1000),
    -- Who of the seller's team wrote the reply.
    reply_profile_id bigint references profiles (id),
    replied_at timestamptz,
    reply_edited_at timestamptz,
    reply_hidden_at timestamptz,
    constraint reviews_once_key unique nulls not distinct (order_id, level3_id, author_profile_id)
);
create index reviews_of_product on reviews (level3_id, written_at desc, id desc)
    where level3_id is not null and hidden_at is null;
create index reviews_of_seller on reviews (seller_id, written_at desc, id desc)
    where level3_id is null and hidden_at is null;
create index reviews_received on reviews (seller_id, written_at desc, id desc) where hidden_at is null;
create index reviews_without_reply on reviews (seller_id, written_at desc, id desc)
    where hidden_at is null and reply_words is null;
create index reviews_by_author on reviews (author_profile_id);
create index reviews_by_replier on reviews (reply_profile_id) where reply_profile_id is not null;

create table review_ratings (
    kind text not null check (kind = any (array['product', 'seller'])),
    -- Of the product or the seller.
    subject_id bigint not null,
    -- How many reviews that are seen have 1 star, 2 stars and so on.
    counts integer[] not null default '{0,0,0,0,0}' check (array_length(counts, 1) = 5 and 0 <= all (counts)),
    primary key (kind, subject_id)
);

comment on table reviews is 'owner: reviews';
comment on table review_ratings is 'owner: reviews';
