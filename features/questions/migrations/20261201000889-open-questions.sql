create view published.seen_questions as
 select question_key,
    author_profile_id,
    title,
    crop,
    asked_at,
    (select count(*) from question_votes vote where vote.question_id = questions.id)
      + 2 * (select count(distinct answer.author_profile_id) from answers answer
        where answer.question_id = questions.id and answer.hidden_at is null
          and answer.author_profile_id <> questions.author_profile_id) as weight
   from questions
  where title is not null and hidden_at is null;

comment on view published.seen_questions is 'A question that members see, but for those whom a block keeps from its asker; its weight is its votes and twice those who answered it.';

create view published.question_crops as
 select profile_id,
    crop
   from question_crops;

comment on view published.question_crops is 'A crop that a person grows, as chosen for questions.';
