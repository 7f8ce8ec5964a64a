-- What support hides of a comment is kept apart: it may be seen again after an appeal.
alter table update_comments add column hidden_body text;

-- Reports are kept by moderation from now on.
drop table update_reports;
