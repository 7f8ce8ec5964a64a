-- Null: made before times were kept; it counts for the day of the answer.
alter table answer_votes add column marked_at timestamptz;

create view published.answer_marks as
 select answer.author_profile_id as receiver_id,
    vote.profile_id as giver_id,
    'useful-answer'::text as kind,
    coalesce(vote.marked_at, answer.answered_at) as made_at
   from answer_votes vote
     join answers answer on answer.id = vote.answer_id
     join questions question on question.id = answer.question_id
  where answer.hidden_at is null and question.hidden_at is null
union all
 select answer.author_profile_id as receiver_id,
    agreement.profile_id as giver_id,
    'agreed'::text as kind,
    agreement.agreed_at as made_at
   from answer_agreements agreement
     join answers answer on answer.id = agreement.answer_id
     join questions question on question.id = answer.question_id
  where answer.hidden_at is null and question.hidden_at is null
union all
 select answer.author_profile_id as receiver_id,
    question.author_profile_id as giver_id,
    'solved'::text as kind,
    answer.solved_at as made_at
   from answers answer
     join questions question on question.id = answer.question_id
  where answer.solved_at is not null and answer.hidden_at is null and question.hidden_at is null;

comment on view published.answer_marks is 'Somebody found an answer useful, agreed with it as an expert, or was helped by it as the asker: who, whose answer it is, and when.';
