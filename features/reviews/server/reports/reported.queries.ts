import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import { isTogether } from "#engine/server/people/apart.queries.ts";

/** What is reported or was written, as it is now. */
export interface ReportedWords {
  readonly authorProfileId: number;
  readonly words: string;
  readonly pictures: readonly string[];
  /** The page on which it stands. */
  readonly leadsTo: string;
}

/** Names a review, or the reply to it. */
export interface PartOfReview {
  readonly reviewId: number;
  readonly part: "review" | "reply";
}

/** A review, or the reply to it, if this person may see it. */
export function findReported(
  transaction: Transaction,
  { viewerId, ...of }: PartOfReview & { readonly viewerId: number },
): Promise<ReportedWords | undefined> {
  const isReplySeen =
    of.part === "review"
      ? sql``
      : sql`and review.reply_words is not null and review.reply_hidden_at is null
          and ${isTogether(viewerId, sql`seller.profile_id`)}`;
  return findWords(
    transaction,
    of,
    sql`and review.hidden_at is null ${isReplySeen} and ${isTogether(viewerId, sql`review.author_profile_id`)}`,
  );
}

/** A review, or the reply to it, as its writer has just left it; blocks do not matter. */
export function findWritten(transaction: Transaction, of: PartOfReview): Promise<ReportedWords | undefined> {
  return findWords(transaction, of, sql``);
}

async function findWords(
  transaction: Transaction,
  { reviewId, part }: PartOfReview,
  isSeen: RawBuilder<unknown>,
): Promise<ReportedWords | undefined> {
  const words =
    part === "review"
      ? sql`review.author_profile_id as "authorProfileId", coalesce(review.words, '') as words,
          review.picture_keys as pictures`
      : sql`review.reply_profile_id as "authorProfileId", review.reply_words as words, '{}'::text[] as pictures`;
  const { rows } = await sql<ReportedWords>`
    select ${words}, case when review.level3_id is null then '/app/reviews/seller/' || owner.profile_key
        else '/app/reviews/product/' || review.level3_id end as "leadsTo"
    from reviews review join published.sellers seller on seller.id = review.seller_id
    join published.profiles owner on owner.id = seller.profile_id
    where review.id = ${reviewId} ${isSeen}`.execute(transaction);
  return rows[0];
}
