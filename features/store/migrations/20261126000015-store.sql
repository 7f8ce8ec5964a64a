create table products_bought_together (
    level3_id bigint not null,
    other_level3_id bigint not null,
    "position" integer not null,
    constraint products_bought_together_check check ((level3_id <> other_level3_id)),
    constraint products_bought_together_position_check check (("position" > 0)),
    constraint products_bought_together_pkey primary key (level3_id, "position")
);

alter table only products_bought_together
    add constraint products_bought_together_level3_id_fkey foreign key (level3_id) references product_level3(id);

alter table only products_bought_together
    add constraint products_bought_together_other_level3_id_fkey foreign key (other_level3_id) references product_level3(id);

comment on table products_bought_together is 'owner: store';
