import { type RawBuilder, sql } from "kysely";
import type { NameText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import { isTogether } from "#engine/server/people/apart.queries.ts";

/** A review with its people as members see them; no `profile_key`: its author is erased. */
export interface ReviewRow {
  readonly id: number;
  readonly stars: number;
  readonly words: string | null;
  readonly picture_keys: readonly string[];
  readonly written_at: Date;
  readonly edited_at: Date | null;
  readonly reply_words: string | null;
  readonly replied_at: Date | null;
  readonly reply_edited_at: Date | null;
  readonly reply_hidden_at: Date | null;
  readonly profile_key: string | null;
  readonly first_name: string;
  readonly first_name_te: string | null;
  readonly picture_url: string | null;
  readonly locality: string | null;
  readonly business_name: string | null;
  readonly business_name_te: string | null;
  readonly town: string | null;
  readonly town_te: string | null;
  readonly seller_name: NameText;
  readonly is_mine: boolean;
  readonly is_reported: boolean;
  readonly is_reply_mine: boolean;
  readonly is_reply_reported: boolean;
  /** Whether reader and seller are not kept apart. */
  readonly shows_reply: boolean;
}

const isReportedBy = (viewerId: number, kind: string) => sql`exists (select from published.reported_words
  where kind = ${kind} and subject_key = review.id::text and profile_id = ${viewerId})`;

/** What is read of the row `review` after `reviewJoins`. */
export function reviewColumns(viewerId: number): RawBuilder<unknown> {
  return sql`review.id, review.stars, review.words, review.picture_keys, review.written_at, review.edited_at,
    review.reply_words, review.replied_at, review.reply_edited_at, review.reply_hidden_at,
    author.profile_key, author.first_name, author.first_name_te, author.picture_url, author.locality,
    business.business_name, business.business_name_te, business.town, business.town_te,
    jsonb_build_object('en', seller.business_name, 'te', seller.business_name_te) as seller_name,
    review.author_profile_id = ${viewerId} as is_mine,
    coalesce(review.reply_profile_id = ${viewerId}, false) as is_reply_mine,
    ${isReportedBy(viewerId, "review")} as is_reported, ${isReportedBy(viewerId, "review-reply")} as is_reply_reported,
    ${isTogether(viewerId, sql`seller.profile_id`)} as shows_reply`;
}

/** Joins the author, the author's business if there is one, and the seller who is rated or has sold it. */
export const reviewJoins: RawBuilder<unknown> = sql`
  join published.sellers seller on seller.id = review.seller_id
  left join published.members author on author.id = review.author_profile_id
  left join published.sellers business on business.profile_id = author.id`;

export interface ListAsked {
  readonly productId: number | null;
  readonly sellerId: number;
  readonly viewerId: number;
  readonly stars: number | undefined;
  readonly after: Cursor | null;
  readonly atMost: number;
}

/** A page of the reviews of a product, or where that is null of a seller, newest first. */
export async function selectReviews(reader: Reader, asked: ListAsked): Promise<ReviewRow[]> {
  const { productId, sellerId, viewerId, stars, after, atMost } = asked;
  const of =
    productId === null
      ? sql`review.seller_id = ${sellerId} and review.level3_id is null`
      : sql`review.level3_id = ${productId}`;
  const behind = after
    ? sql`and (review.written_at, review.id) < (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const { rows } = await sql<ReviewRow>`
    with page as (
      select * from reviews review where ${of} and review.hidden_at is null
        and ${isTogether(viewerId, sql`review.author_profile_id`)}
        ${stars === undefined ? sql`` : sql`and review.stars = ${stars}`} ${behind}
      order by review.written_at desc, review.id desc limit ${sql.lit(atMost)}
    )
    select ${reviewColumns(viewerId)} from page review ${reviewJoins}
    order by review.written_at desc, review.id desc`.execute(reader);
  return rows;
}
