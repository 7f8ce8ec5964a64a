import { sql } from "kysely";
import { writtenWords } from "#engine/server/written-words.ts";

/** Questions that are to be seen. */
export const writtenQuestions = writtenWords(
  "questions/questions",
  sql`select case when hidden_at is null then concat_ws(' ', title, words) end as words, asked_at as at from questions
    where title is not null order by asked_at desc, id desc`,
);

/** Answers that are to be seen, below questions that are. */
export const writtenAnswers = writtenWords(
  "questions/answers",
  sql`select case when hidden_at is null
      and (select asked.hidden_at is null from questions asked where asked.id = answer.question_id) then words end as words, answered_at as at
    from answers answer order by id desc`,
);
