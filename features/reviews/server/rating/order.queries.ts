import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { OwnReview, Rateable } from "../../contract/shapes.ts";

interface Asked {
  readonly orderId: string;
  readonly profileId: number;
  /** The seller for whose team the person works. */
  readonly worksFor: number | null;
}

/** Lines that this person got or ordered; nobody rates what he or his team has sold. */
const ownLines = ({ orderId, profileId, worksFor }: Asked) => sql`
  published.delivered_lines line join published.sellers seller on seller.id = line.seller_id
  where line.order_id = ${orderId} and ${profileId} in (line.buyer_profile_id, line.recipient_profile_id)
    and seller.profile_id <> ${profileId} and seller.profile_id is distinct from ${worksFor}::bigint`;

/** What may be rated, and its seller. */
interface RatedSubject {
  readonly sellerId: number;
  readonly sellerProfileId: number;
}

/** A product of the order, or its seller, if this person may rate it. */
export async function findRateable(
  reader: Reader,
  { productId, ...asked }: Asked & { readonly productId: number | null },
): Promise<RatedSubject | undefined> {
  const { rows } = await sql<RatedSubject>`
    select line.seller_id as "sellerId", seller.profile_id as "sellerProfileId"
    from ${ownLines(asked)} and (${productId}::bigint is null or line.level3_id = ${productId})
    order by line.line_id limit 1`.execute(reader);
  return rows[0];
}

export type RateableRow = Omit<Rateable, "mayRate"> & {
  readonly isHidden: boolean;
  readonly review: OwnReview | null;
};

/** The products of an order and its seller, with what this person has said of them. */
export async function selectRateable(reader: Reader, asked: Asked): Promise<RateableRow[]> {
  const { rows } = await sql<RateableRow>`
    with own as (
      select line.*, seller.business_name, seller.business_name_te from ${ownLines(asked)}
    ), subjects as (
      select distinct on (level3_id) line_id as position, level3_id,
        jsonb_build_object('en', level3_title_en, 'te', level3_title_te) as title, image, bed
      from own order by level3_id, line_id
    ), with_seller as (
      select * from subjects
      union all
      (select null, null, jsonb_build_object('en', business_name, 'te', business_name_te), null, null from own limit 1)
    )
    select subject.level3_id as "productId", subject.title, subject.image as drawing, subject.bed,
      review.hidden_at is not null as "isHidden",
      case when review.id is not null then jsonb_build_object('reviewId', review.id, 'stars', review.stars,
        'words', coalesce(review.words, ''), 'photos', review.picture_keys,
        'writtenAt', ${epochOf("written_at")}, 'editedAt', ${epochOf("edited_at")},
        'reply', case when review.reply_words is not null and review.reply_hidden_at is null
          then jsonb_build_object('words', review.reply_words, 'repliedAt', ${epochOf("replied_at")},
            'editedAt', ${epochOf("reply_edited_at")}) end) end as review
    from with_seller subject left join reviews review on review.order_id = ${asked.orderId}
      and review.author_profile_id = ${asked.profileId} and review.level3_id is not distinct from subject.level3_id
    order by subject.position nulls last`.execute(reader);
  return rows;
}

/** Epoch milliseconds of a moment of a review. */
function epochOf(column: "written_at" | "edited_at" | "replied_at" | "reply_edited_at") {
  return sql`floor(extract(epoch from review.${sql.ref(column)}) * 1000)::bigint`;
}

/** Ids of the reviews of an order whose packs have all come back, and of its seller once nothing is left. */
export async function selectReturned(transaction: Transaction, orderId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from reviews where order_id = ${orderId} and not exists (
      select from published.delivered_lines line where line.order_id = ${orderId}
        and (reviews.level3_id is null or line.level3_id = reviews.level3_id))
    order by level3_id, id`.execute(transaction);
  return rows.map(({ id }) => id);
}
