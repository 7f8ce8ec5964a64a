create view published.seen_questions as
 select question_key,
    author_profile_id,
    title,
    crop,
    asked_at
   from questions
  where title is not null and hidden_at is null;

comment on view published.seen_questions is 'A question that members see, but for those whom a block keeps from its asker.';

create view published.question_crops as
 select profile_id,
    crop
   from question_crops;

comment on view published.question_crops is 'A crop that a person grows, as chosen for questions.';
