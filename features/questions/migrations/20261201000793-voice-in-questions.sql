alter table questions add column voice text check (length(voice) <= 40);
alter table answers add column voice text check (length(voice) <= 40);
-- Spoken, an answer needs no words.
alter table answers drop constraint answers_words_check;
alter table answers add constraint answers_words_check check (length(words) <= 2000);
alter table answers add constraint answers_says_something_check check (length(words) > 0 or voice is not null);
