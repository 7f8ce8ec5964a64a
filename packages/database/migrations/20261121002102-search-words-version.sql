-- Which rules the words of a product were written by; older ones are written anew behind the requests.
alter table product_level3 add column words_version integer not null default 0;
create index product_level3_by_words_version on product_level3 (words_version, id);
