-- Every word by which a product is found: as written, as it sounds in Latin letters, and its synonyms.
create table search_terms (
  word text primary key,
  product_count integer not null default 0
);
-- Beginnings are read from the primary key; ends and middles have an index of their own.
create index search_terms_from_the_end on search_terms (reverse(word));
create index search_terms_inside on search_terms using gin (word gin_trgm_ops);
comment on table search_terms is 'owner: catalogue';

create table product_search_words (
  word text not null references search_terms (word),
  level3_id bigint not null references product_level3 (id),
  -- How much a match says about the product: its title most, its category least.
  weight smallint not null check (weight > 0),
  primary key (word, level3_id)
);
create index product_search_words_best on product_search_words (word, weight desc, level3_id desc);
comment on table product_search_words is 'owner: catalogue';

alter table product_level3 drop column search_text;
