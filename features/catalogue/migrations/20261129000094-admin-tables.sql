alter table product_level1
    add column revision integer not null default 0,
    add column is_retired boolean not null default false;

alter table product_level2
    add column revision integer not null default 0,
    add column is_retired boolean not null default false;

create or replace view published.product_level1 as
 select id,
    slug,
    title_en,
    title_te,
    bed,
    drawing,
    position,
    is_retired
   from product_level1;

create or replace view published.product_level2 as
 select id,
    level1_id,
    slug,
    title_en,
    title_te,
    drawing,
    position,
    is_retired
   from product_level2;

create index product_level3_by_hsn on product_level3 (hsn);

create index product_level3_by_maker on product_level3 (maker);

create table synonym_groups (
    id bigint generated always as identity primary key,
    words text[] not null check (cardinality(words) between 2 and 12),
    added_at timestamptz not null,
    removed_at timestamptz
);

comment on table synonym_groups is 'owner: catalogue. Words of which each finds what the others find; a removed group stays, so that changes can be counted.';

create table synonyms (
    word text primary key,
    group_id bigint not null references synonym_groups (id)
);

create index synonyms_by_group on synonyms (group_id);

comment on table synonyms is 'owner: catalogue. Which group a word is of, in the form in which the search compares it.';

create table makers (
    id bigint generated always as identity primary key,
    name_en text not null,
    name_te text,
    spelling text not null unique,
    revision integer not null default 0,
    merged_into bigint references makers (id)
);

create unique index makers_by_name on makers (name_en);

create index makers_merged on makers (merged_into) where merged_into is not null;

comment on table makers is 'owner: catalogue. Who makes the goods; a maker that was merged into another keeps its spelling.';

insert into makers (name_en, spelling)
select distinct on (spelling) maker, spelling
from (select maker, translate(lower(maker), ' .,-&''()', '') as spelling, id from product_level3) product
order by spelling, id;

with changed as (
    update product_level3 product set maker = makers.name_en from makers
    where makers.spelling = translate(lower(product.maker), ' .,-&''()', '') and makers.name_en <> product.maker
)
update shelf set maker = makers.name_en from makers
where makers.spelling = translate(lower(shelf.maker), ' .,-&''()', '') and makers.name_en <> shelf.maker;

create view published.makers as
 select id,
    name_en,
    name_te
   from makers
  where merged_into is null;

comment on view published.makers is 'Who makes the goods, each once.';

comment on view published.product_level1 is 'A category of products.';

comment on view published.product_level2 is 'A group of products inside a category.';
