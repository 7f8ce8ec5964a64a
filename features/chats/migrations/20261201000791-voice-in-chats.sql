alter table chat_messages add column voice text check (length(voice) <= 40);
