-- Reports of chats are cases of moderation now.
drop table chat_reports;
