import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import { isTogether } from "../apart.queries.ts";

/** What is reported, as it is now. */
export interface ReportedWords {
  readonly authorProfileId: number;
  readonly words: string;
  readonly pictures: readonly string[];
  /** The page on which it stands. */
  readonly leadsTo: string;
}

/** A review, or the reply to it, if this person may see it. */
export async function findReported(
  transaction: Transaction,
  asked: { readonly reviewId: number; readonly part: "review" | "reply"; readonly viewerId: number },
): Promise<ReportedWords | undefined> {
  const { reviewId, part, viewerId } = asked;
  const reported =
    part === "review"
      ? sql`review.author_profile_id as "authorProfileId", coalesce(review.words, '') as words,
          review.picture_keys as pictures`
      : sql`review.reply_profile_id as "authorProfileId", review.reply_words as words, '{}'::text[] as pictures`;
  const isReplySeen =
    part === "review"
      ? sql``
      : sql`and review.reply_words is not null and review.reply_hidden_at is null
          and ${isTogether(viewerId, sql`seller.profile_id`)}`;
  const { rows } = await sql<ReportedWords>`
    select ${reported}, case when review.level3_id is null then '/app/reviews/seller/' || owner.profile_key
        else '/app/reviews/product/' || review.level3_id end as "leadsTo"
    from reviews review join published.sellers seller on seller.id = review.seller_id
    join published.profiles owner on owner.id = seller.profile_id
    where review.id = ${reviewId} and review.hidden_at is null ${isReplySeen}
      and ${isTogether(viewerId, sql`review.author_profile_id`)}`.execute(transaction);
  return rows[0];
}
