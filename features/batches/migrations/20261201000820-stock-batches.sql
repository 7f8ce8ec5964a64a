create table stock_batches (
    id bigint generated always as identity,
    listing_id bigint not null,
    batch_number text,
    expires_on date,
    on_hand integer not null,
    packed integer default 0 not null,
    expired integer default 0 not null,
    warned_days integer,
    constraint stock_batches_on_hand_check check ((on_hand >= 0)),
    constraint stock_batches_packed_check check (((packed >= 0) and (packed <= on_hand))),
    constraint stock_batches_expired_check check ((expired >= 0)),
    constraint stock_batches_warned_days_check check ((warned_days = any (array[30, 7]))),
    constraint stock_batches_pkey primary key (id),
    constraint stock_batches_one_each unique nulls not distinct (listing_id, batch_number, expires_on)
);

create table batch_picks (
    order_id text not null,
    batch_id bigint not null,
    batch_number text,
    quantity integer not null,
    is_sent boolean default false not null,
    returned integer default 0 not null,
    constraint batch_picks_quantity_check check ((quantity > 0)),
    constraint batch_picks_returned_check check (((returned >= 0) and (returned <= quantity))),
    constraint batch_picks_pkey primary key (order_id, batch_id)
);

create index stock_batches_by_expiry on stock_batches using btree (expires_on, id) where (on_hand > packed);

create index batch_picks_by_batch on batch_picks using btree (batch_id);

alter table only stock_batches
    add constraint stock_batches_listing_id_fkey foreign key (listing_id) references listings(id);

alter table only batch_picks
    add constraint batch_picks_batch_id_fkey foreign key (batch_id) references stock_batches(id);

alter table only batch_picks
    add constraint batch_picks_order_id_fkey foreign key (order_id) references orders(id);

create function refuse_other_sum_of_batches() returns trigger
    language plpgsql
    as $$
declare
  listing bigint;
begin
  if tg_table_name = 'listings' then
    listing := new.id;
  else
    listing := new.listing_id;
  end if;
  if exists (
    select from published.listings sold where sold.id = listing
      and sold.on_hand <> (select sum(stock_batches.on_hand) from stock_batches where listing_id = listing)
  ) then
    raise exception 'the batches of listing % do not add up to its stock', listing;
  end if;
  return null;
end
$$;

create constraint trigger batches_add_up after insert or update of on_hand on stock_batches
    deferrable initially deferred for each row execute function refuse_other_sum_of_batches();

create constraint trigger stock_is_sum_of_batches after update of on_hand on listings
    deferrable initially deferred for each row when (old.on_hand <> new.on_hand)
    execute function refuse_other_sum_of_batches();

comment on table stock_batches is 'owner: batches';

comment on table batch_picks is 'owner: batches';

create view published.stock_batches as
 select id,
    listing_id,
    batch_number,
    expires_on,
    on_hand,
    packed,
    expired
   from stock_batches;

comment on view published.stock_batches is 'Packs of a listing with one batch number and expiry day; those of one listing add up to its stock.';
