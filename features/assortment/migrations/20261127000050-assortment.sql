create table product_proposals (
    id bigint generated always as identity primary key,
    seller_id bigint not null references sellers (id),
    state text not null default 'waiting' check (state in ('waiting', 'refused', 'approved', 'withdrawn')),
    revision integer not null default 1,
    draft jsonb not null,
    proposed_at timestamptz not null,
    decided_at timestamptz,
    reason text check (length(reason) between 5 and 300),
    level3_id bigint unique references product_level3 (id),
    constraint product_proposals_decided check ((decided_at is not null) = (state in ('refused', 'approved'))),
    constraint product_proposals_reason check ((reason is not null) = (state = 'refused')),
    constraint product_proposals_product check (level3_id is null or state = 'approved')
);

comment on table product_proposals is 'owner: assortment. Products that sellers propose for the common list.';

create index product_proposals_by_seller on product_proposals (seller_id, proposed_at desc, id desc);

create index product_proposals_waiting on product_proposals (proposed_at, id) where state = 'waiting';

create index product_proposals_decided_by_state on product_proposals (state, decided_at desc, id desc);
