import { sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import { isTogether } from "#engine/server/people/apart.queries.ts";
import type { ReceivedFilter } from "../../contract/shapes.ts";
import { type ReviewRow, reviewColumns, reviewJoins } from "../reading/review.queries.ts";

export interface ReceivedRow extends ReviewRow {
  readonly product_title: LocalizedText | null;
}

interface Asked {
  readonly sellerProfileId: number;
  readonly viewerId: number;
}

/** Reviews that this business has received, of authors from whom neither its owner nor the viewer is kept apart. */
const received = ({ sellerProfileId, viewerId }: Asked) => sql`
  review.seller_id = (select id from published.sellers where profile_id = ${sellerProfileId})
    and review.hidden_at is null and ${isTogether(sellerProfileId, sql`review.author_profile_id`)}
    and ${isTogether(viewerId, sql`review.author_profile_id`)}`;

const columns = ({ viewerId }: Asked) => sql`${reviewColumns(viewerId)},
  (select jsonb_build_object('en', title_en, 'te', title_te) from published.product_level3 product
    where product.id = review.level3_id) as product_title`;

/** A page of what was received. */
export async function selectReceived(
  reader: Reader,
  asked: Asked & { readonly filter: ReceivedFilter; readonly after: Cursor | null; readonly atMost: number },
): Promise<ReceivedRow[]> {
  const { filter, after, atMost } = asked;
  const waiting = filter === "waiting" ? sql`and review.reply_words is null` : sql``;
  const behind = after
    ? sql`and (review.written_at, review.id) < (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const { rows } = await sql<ReceivedRow>`
    with page as (
      select * from reviews review where ${received(asked)} ${waiting} ${behind}
      order by review.written_at desc, review.id desc limit ${sql.lit(atMost)}
    )
    select ${columns(asked)} from page review ${reviewJoins}
    order by review.written_at desc, review.id desc`.execute(reader);
  return rows;
}

/** One review that was received. */
export async function findReceived(
  reader: Reader,
  asked: Asked & { readonly reviewId: number },
): Promise<ReceivedRow | undefined> {
  const { rows } = await sql<ReceivedRow>`
    select ${columns(asked)} from reviews review ${reviewJoins}
    where review.id = ${asked.reviewId} and ${received(asked)}`.execute(reader);
  return rows[0];
}
