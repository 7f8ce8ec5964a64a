-- Support has hidden it; nobody sees it until an appeal is granted.
alter table questions add column hidden_at timestamptz;
alter table answers add column hidden_at timestamptz;

-- Reports are kept by moderation from now on.
drop table question_reports;
