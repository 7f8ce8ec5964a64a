import { sql } from "kysely";
import { writtenWords } from "#engine/server/written-words.ts";

/** Reviews that are to be seen. */
export const writtenReviews = writtenWords(
  "reviews/reviews",
  sql`select case when hidden_at is null then words end as words, written_at as at from reviews order by id desc`,
);

/** Replies of sellers that are to be seen. */
export const writtenReplies = writtenWords(
  "reviews/replies",
  sql`select case when hidden_at is null and reply_hidden_at is null then reply_words end as words, replied_at as at
    from reviews order by id desc`,
);
